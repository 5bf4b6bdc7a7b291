// SPDX-License-Identifier: Apache-2.0
package proofs;

import p1.Texts;

/** One call of each defect of Texts. */
public final class TextsProof {
  private TextsProof() {}

  public static void oneWord() {
    Texts.first("word");
  }

  public static void noWord() {
    Texts.capital("");
  }

  public static void noLines() {
    Texts.wordsPerLine("a b", 0);
  }

  public static void palindrome() {
    Texts.isPalindrome("aa");
  }
}
