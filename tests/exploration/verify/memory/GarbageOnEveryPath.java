// expect: FALSE
// witness: true;true;true
// SPDX-License-Identifier: Apache-2.0

/** Each of eight paths makes garbage of its own. */
public final class GarbageOnEveryPath {
  public static void main(String[] args) {
    int bits = 0;
    for (int i = 0; i < 3; i++) {
      if (Verifier.nondetBoolean()) {
        bits |= 1 << i;
      }
      for (int j = 0; j < 60; j++) {
        byte[] garbage = new byte[1 << 20];
        garbage[j] = 1;
      }
    }
    assert bits != 7;
  }
}
