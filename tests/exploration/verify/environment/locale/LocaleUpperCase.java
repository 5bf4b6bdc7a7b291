// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** In Turkish the upper case of i is another letter. */
public final class LocaleUpperCase {
  public static void main(String[] args) {
    assert "title".toUpperCase().equals("TITLE");
  }
}
