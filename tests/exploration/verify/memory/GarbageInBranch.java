// expect: FALSE
// witness: 44
// SPDX-License-Identifier: Apache-2.0

/** Only one branch makes the garbage. */
public final class GarbageInBranch {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    if (x > 40) {
      long sum = 0;
      for (int i = 0; i < 500; i++) {
        sum += new long[1 << 17].length;
      }
      assert sum != 500L << 17 || x != 44;
    }
  }
}
