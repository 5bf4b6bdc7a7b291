// expect: TRUE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** No language changes these letters; hard, as that is knowledge about languages. */
public final class LocaleUpperCaseNoI {
  public static void main(String[] args) {
    String text = Verifier.nondetBoolean() ? "abc" : "xyz";
    assert text.toUpperCase().length() == 3;
  }
}
