// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** The separator of folders is another one elsewhere. */
public final class PropertySeparator {
  public static void main(String[] args) {
    assert System.getProperty("file.separator").equals("/");
  }
}
