// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.nio.charset.Charset;

/** The charset of a reader that was given none. */
public final class CharsetOfReader {
  public static void main(String[] args) {
    assert Charset.defaultCharset().name().equals("UTF-8");
  }
}
