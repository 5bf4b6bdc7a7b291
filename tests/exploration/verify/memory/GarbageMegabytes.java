// expect: FALSE
// witness: 600
// SPDX-License-Identifier: Apache-2.0

/** Six hundred megabytes of garbage, one after the other, then an input that fails. */
public final class GarbageMegabytes {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    for (int i = 0; i < 600; i++) {
      byte[] garbage = new byte[1 << 20];
      garbage[i] = 1;
    }
    assert x != 600;
  }
}
