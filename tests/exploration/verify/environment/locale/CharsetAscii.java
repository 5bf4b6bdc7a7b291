// expect: TRUE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** Some default charsets do not even hold ASCII one to one, but the length of nothing is 0. */
public final class CharsetAscii {
  public static void main(String[] args) {
    String text = Verifier.nondetBoolean() ? "" : new String(new char[0]);
    assert text.getBytes().length == 0;
  }
}
