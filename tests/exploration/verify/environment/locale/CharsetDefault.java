// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** The bytes of a letter in the default charset. */
public final class CharsetDefault {
  public static void main(String[] args) {
    assert "\u00e4".getBytes().length == 2;
  }
}
