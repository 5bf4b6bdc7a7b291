// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** Nothing runs after the end. */
public final class AssertAfterExit {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    if (x == 0) {
      System.exit(0);
    }
    assert x != 0;
  }
}
