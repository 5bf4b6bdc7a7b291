// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** An exception with the same name that is no AssertionError. */
public final class LooksLikeOne {
  private static final class AssertionError extends RuntimeException {}

  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    if (x == 2) {
      throw new AssertionError();
    }
  }
}
