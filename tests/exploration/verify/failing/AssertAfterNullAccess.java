// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** A null reference ends the program before the assertion. */
public final class AssertAfterNullAccess {
  public static void main(String[] args) {
    String text = Verifier.nondetBoolean() ? "text" : null;
    int length = text.length();
    assert length == 4;
  }
}
