// SPDX-License-Identifier: Apache-2.0
package good;

/** Texts with counts behind their letters: a3b1 is aaab. */
public final class RunLength {
  private RunLength() {}

  /** Writes each run of a letter as the letter and a digit, at most 9 at a time. */
  public static String pack(String text) {
    StringBuilder packed = new StringBuilder();
    int i = 0;
    while (i < text.length()) {
      int run = 1;
      while (run < 9 && i + run < text.length() && text.charAt(i + run) == text.charAt(i)) {
        run++;
      }
      packed.append(text.charAt(i)).append(run);
      i += run;
    }
    return packed.toString();
  }

  /** The other way round; pairs without a count stand for nothing. */
  public static String unpack(String packed) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i + 1 < packed.length(); i += 2) {
      int count = Character.digit(packed.charAt(i + 1), 10);
      text.append(packed.substring(i, i + 1).repeat(Math.max(0, count)));
    }
    return text.toString();
  }
}
