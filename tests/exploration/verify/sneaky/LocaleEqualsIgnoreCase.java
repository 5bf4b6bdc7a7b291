// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** Comparing without case asks no locale. */
public final class LocaleEqualsIgnoreCase {
  public static void main(String[] args) {
    String text = Verifier.nondetBoolean() ? "TITLE" : "Title";
    assert text.equalsIgnoreCase("title");
  }
}
