// SPDX-License-Identifier: Apache-2.0
package bad;

/** Understands short commands such as "again 3". */
public class CommandLineWords {
  private static final int MOST = 100;

  private int executed;

  /** Runs a command as often as its last word says, once without a number. */
  public int repeat(String command) {
    String[] words = command.trim().split(" +");
    if (words.length > MOST) {
      throw new IllegalArgumentException("too many words");
    }
    int times = 1;
    if (words.length > 1) {
      times = Integer.parseInt(words[words.length - 1]); // BUG java.lang.NumberFormatException
    }
    executed += Math.max(0, Math.min(times, MOST));
    return executed;
  }

  /** The letter that abbreviates a command. */
  public char shortcut(String command) {
    String trimmed = command.trim();
    return Character.toUpperCase(trimmed.charAt(0)); // BUG java.lang.StringIndexOutOfBoundsException
  }
}
