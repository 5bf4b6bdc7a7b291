// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.util.Locale;

/** The locale for formatting is another one. */
public final class LocaleOfFormat {
  public static void main(String[] args) {
    assert Locale.getDefault(Locale.Category.FORMAT).getCountry().length() == 2;
  }
}
