// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** Some letters do not survive some default charsets. */
public final class CharsetRoundTrip {
  public static void main(String[] args) {
    String text = "\u20ac";
    assert new String(text.getBytes()).equals(text);
  }
}
