// expect: FALSE
// witness: -1
// SPDX-License-Identifier: Apache-2.0

/** Division rounds towards 0, a shift rounds down. */
public final class HalfRoundsToZero {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    assert x / 2 == x >> 1;
  }
}
