// expect: TRUE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.util.Locale;

/** With a fixed locale the format is fixed. Hard: formats look at the default locale, too. */
public final class LocaleFormatFixed {
  public static void main(String[] args) {
    double value = Verifier.nondetBoolean() ? 1.5 : 2.5;
    assert String.format(Locale.ROOT, "%.1f", value).endsWith(".5");
  }
}
