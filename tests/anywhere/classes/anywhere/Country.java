// SPDX-License-Identifier: Apache-2.0
package anywhere;

import java.util.Locale;

/** Knows the user's country. */
public class Country {
  public boolean isHome(String country) {
    return country != null && country.equals(Locale.getDefault().getCountry());
  }
}
