// SPDX-License-Identifier: Apache-2.0
package good;

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
    while (position < line.length() && line.charAt(position) == ' ') {
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
    if (end < 0) {
      end = line.length();
    }
    position = Math.min(end + 1, line.length());
    return line.substring(begin, end);
  }

  public boolean isAtEnd() {
    return position >= line.length();
  }
}
