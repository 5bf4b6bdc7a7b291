// SPDX-License-Identifier: Apache-2.0
package proofs;

import bad.WordCount;

/** One call of each defect of WordCount. */
public final class WordCountProof {
  private WordCountProof() {}

  public static void removeUnknown() {
    new WordCount().remove("word");
  }

  public static void highestOfNone() {
    WordCount count = new WordCount();
    count.add("word");
    count.remove("word");
    count.highest();
  }
}
