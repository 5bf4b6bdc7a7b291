// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** The value to return is taken before the finally block changes the variable. */
public final class FinallyChangesLocal {
  private static int f(int x) {
    int y = x;
    try {
      return y;
    } finally {
      y = 0;
    }
  }

  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    assert f(x) == x;
  }
}
