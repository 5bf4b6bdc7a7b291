// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** Another Error that nobody catches violates nothing. */
public final class ErrorButNoAssertion {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    if (x == 2) {
      throw new InternalError("two");
    }
    assert x != 2;
  }
}
