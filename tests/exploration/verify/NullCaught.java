// expect: FALSE
// witness: 7
// SPDX-License-Identifier: Apache-2.0

/** One number leads to a null reference. */
public final class NullCaught {
  private static String name(int n) {
    return n == 7 ? null : "n" + (n & 1);
  }

  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    int length;
    try {
      length = name(n).length();
    } catch (NullPointerException missing) {
      length = 0;
    }
    assert length > 0;
  }
}
