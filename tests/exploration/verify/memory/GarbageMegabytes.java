// expect: FALSE or UNKNOWN
// witness: 600
// SPDX-License-Identifier: Apache-2.0

/** Six hundred megabytes of garbage, then an input that fails; hard in a small heap. */
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
