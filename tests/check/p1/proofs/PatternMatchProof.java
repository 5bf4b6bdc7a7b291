// SPDX-License-Identifier: Apache-2.0
package proofs;

import p1.PatternMatch;

/** One call of each defect of PatternMatch. */
public final class PatternMatchProof {
  private PatternMatchProof() {}

  public static void negativeCount() {
    PatternMatch.numbers(-1);
  }

  public static void patternAtTheEnd() {
    new PatternMatch().find(new int[] {1}, new int[] {1, 2});
  }

  public static void startOfNothing() {
    new PatternMatch().startsWith(new int[0], 1);
  }

  public static void noRuns() {
    new PatternMatch().comparisonsPer(0);
  }
}
