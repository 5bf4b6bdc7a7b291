// SPDX-License-Identifier: Apache-2.0
package proofs;

import bad.RecentTexts;

/** One call of each defect of RecentTexts. */
public final class RecentTextsProof {
  private RecentTextsProof() {}

  public static void sameKeyTwice() {
    RecentTexts texts = new RecentTexts(1);
    texts.put("a", "one");
    texts.put("a", "two");
    texts.put("b", "three");
  }

  public static void lengthOfUnknown() {
    new RecentTexts(3).length("a");
  }
}
