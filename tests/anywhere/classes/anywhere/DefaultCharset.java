// SPDX-License-Identifier: Apache-2.0
package anywhere;

import java.nio.charset.Charset;

/** Encodes with the default. */
public class DefaultCharset {
  public int bytes(boolean wide) {
    return (wide ? "\u00e4\u20ac" : "ab").getBytes().length;
  }

  public String name(int n) {
    return n > 1 ? Charset.defaultCharset().name() : "none";
  }
}
