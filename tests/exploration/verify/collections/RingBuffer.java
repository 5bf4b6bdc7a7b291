// expect: FALSE
// witness: 4
// SPDX-License-Identifier: Apache-2.0

/** A ring of three forgets the oldest. */
public final class RingBuffer {
  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(n > 0 && n < 6);
    int[] ring = new int[3];
    for (int i = 0; i < n; i++) {
      ring[i % 3] = i + 1;
    }
    assert n != 4 || ring[0] == 1;
  }
}
