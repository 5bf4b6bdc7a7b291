// SPDX-License-Identifier: Apache-2.0
package bad;

/** Makes one text of several things. */
public final class Joiner {
  private final String separator;

  public Joiner(String separator) {
    if (separator == null) {
      throw new NullPointerException("separator");
    }
    this.separator = separator;
  }

  /** All parts with the separator between them. */
  public String join(Object... parts) {
    StringBuilder text = new StringBuilder(String.valueOf(parts[0])); // BUG java.lang.ArrayIndexOutOfBoundsException
    for (int i = 1; i < parts.length; i++) {
      text.append(separator).append(parts[i]);
    }
    return text.toString();
  }

  /** The same with a word before the last part: "a, b and c". */
  public String joinWithWord(String word, Object... parts) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < parts.length - 1; i++) {
      text.append(i == 0 ? "" : separator).append(parts[i]);
    }
    if (text.length() > 0) {
      text.append(' ').append(word).append(' ');
    }
    return text.append(parts[parts.length - 1]).toString(); // BUG java.lang.ArrayIndexOutOfBoundsException
  }
}
