// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** Lines end with one character here and with two elsewhere. */
public final class LineSeparator {
  public static void main(String[] args) {
    assert System.lineSeparator().length() == 1;
  }
}
