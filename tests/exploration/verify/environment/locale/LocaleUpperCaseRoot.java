// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

import java.util.Locale;

/** With a fixed locale the upper case is fixed. */
public final class LocaleUpperCaseRoot {
  public static void main(String[] args) {
    String text = Verifier.nondetBoolean() ? "title" : "tile";
    assert text.toUpperCase(Locale.ROOT).startsWith("TI");
  }
}
