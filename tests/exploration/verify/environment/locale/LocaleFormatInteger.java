// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** Some languages have digits of their own. */
public final class LocaleFormatInteger {
  public static void main(String[] args) {
    assert String.format("%d", 12).equals("12");
  }
}
