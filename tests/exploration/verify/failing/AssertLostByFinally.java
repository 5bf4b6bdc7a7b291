// expect: FALSE
// witness: 77
// SPDX-License-Identifier: Apache-2.0

/** The return of a finally block forgets the error. */
public final class AssertLostByFinally {
  private static int check(int x) {
    try {
      assert x != 77;
      return 1;
    } finally {
      return 0;
    }
  }

  public static void main(String[] args) {
    assert check(Verifier.nondetInt()) == 0;
  }
}
