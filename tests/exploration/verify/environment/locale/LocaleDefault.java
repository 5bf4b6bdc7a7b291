// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.util.Locale;

/** The language of the user. */
public final class LocaleDefault {
  public static void main(String[] args) {
    assert Locale.getDefault().getLanguage().equals("en");
  }
}
