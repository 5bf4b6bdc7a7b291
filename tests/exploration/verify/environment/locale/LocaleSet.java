// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

import java.util.Locale;

/** The program chooses its locale itself. */
public final class LocaleSet {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    Locale.setDefault(Locale.GERMANY);
    assert Locale.getDefault().getLanguage().equals("de") || x == 0;
  }
}
