// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.text.NumberFormat;

/** Thousands are separated differently. */
public final class LocaleGrouping {
  public static void main(String[] args) {
    assert NumberFormat.getInstance().format(1234567).equals("1,234,567");
  }
}
