// expect: FALSE
// witness: -2147483648;1
// SPDX-License-Identifier: Apache-2.0

/** The difference of two ints may wrap. */
public final class CompareBySubtraction {
  public static void main(String[] args) {
    int a = Verifier.nondetInt();
    int b = Verifier.nondetInt();
    if (a < b) {
      assert a - b < 0;
    }
  }
}
