// SPDX-License-Identifier: Apache-2.0
package filter;

/** Passes on what the library rejects: what it was given, and what it made of that. */
public final class Passing {
  private Passing() {}

  public static char[] letter(int codePoint) {
    return Character.toChars(codePoint);
  }

  public static String name(String word) {
    return Thread.State.valueOf(word.trim()).name();
  }

  public static String underline(String text) {
    return "-".repeat(text.indexOf(':')); // @underline
  }
}
