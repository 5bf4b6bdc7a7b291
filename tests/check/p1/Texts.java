// SPDX-License-Identifier: Apache-2.0
package p1;

/** A homework about words. */
public final class Texts {
  private Texts() {}

  public static String first(String text) {
    return text.substring(0, text.indexOf(' ')); // BUG java.lang.StringIndexOutOfBoundsException
  }

  public static String last(String text) {
    return text.substring(text.lastIndexOf(' ') + 1);
  }

  public static String capital(String word) {
    return Character.toUpperCase(word.charAt(0)) + word.substring(1); // BUG java.lang.StringIndexOutOfBoundsException
  }

  public static int wordsPerLine(String text, int lines) {
    return text.split(" ").length / lines; // BUG java.lang.ArithmeticException
  }

  public static boolean isPalindrome(String text) {
    for (int i = 0; i < text.length() / 2; i++) {
      if (text.charAt(i) != text.charAt(text.length() - i)) { // BUG java.lang.StringIndexOutOfBoundsException
        return false;
      }
    }
    return true;
  }

  public static int vowels(String text) {
    int count = 0;
    for (int i = 0; i < text.length(); i++) {
      count += "aeiou".indexOf(text.charAt(i)) >= 0 ? 1 : 0;
    }
    return count;
  }
}
