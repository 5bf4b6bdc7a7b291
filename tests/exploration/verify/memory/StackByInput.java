// expect: FALSE or UNKNOWN
// witness: -1
// SPDX-License-Identifier: Apache-2.0

/** A negative argument never comes to an end, and the handler asserts. */
public final class StackByInput {
  private static int count(int n) {
    return n == 0 ? 0 : 1 + count(n - 1);
  }

  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(n >= -1 && n <= 3);
    boolean ended = true;
    try {
      count(n);
    } catch (StackOverflowError e) {
      ended = false;
    }
    assert ended;
  }
}
