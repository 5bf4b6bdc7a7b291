// SPDX-License-Identifier: Apache-2.0
package examples;

/** X10: the first word of a command line, taken for a number. */
public final class Arguments {
  private Arguments() {}

  public static int cli(String[] words) {
    return Integer.parseInt(words[0]); // @parse
  }

  public static int cliChecked(String[] words) {
    try {
      return words.length == 0 ? 0 : Integer.parseInt(words[0]);
    } catch (NumberFormatException e) {
      return 0;
    }
  }
}
