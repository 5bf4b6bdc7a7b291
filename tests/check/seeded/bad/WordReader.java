// SPDX-License-Identifier: Apache-2.0
package bad;

import java.util.Objects;

/** Reads words and quoted text from a line. */
public class WordReader {
  private final String line;
  private int position;

  public WordReader(String line) {
    this.line = Objects.requireNonNull(line, "line");
  }

  /** The next word, empty at the end of the line. */
  public String word() {
    while (line.charAt(position) == ' ') { // BUG java.lang.StringIndexOutOfBoundsException
      position++;
    }
    int begin = position;
    while (position < line.length() && line.charAt(position) != ' ') {
      position++;
    }
    return line.substring(begin, position);
  }

  /** The text up to the next quote, or to the end if there is none. */
  public String quoted() {
    int begin = position;
    int end = line.indexOf('"', begin);
    position = end + 1;
    return line.substring(begin, end); // BUG java.lang.StringIndexOutOfBoundsException
  }

  public boolean isAtEnd() {
    return position >= line.length();
  }
}
