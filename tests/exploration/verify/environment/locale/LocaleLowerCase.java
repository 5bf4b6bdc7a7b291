// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** In Turkish the lower case of I is another letter. */
public final class LocaleLowerCase {
  public static void main(String[] args) {
    assert "TITLE".toLowerCase().equals("title");
  }
}
