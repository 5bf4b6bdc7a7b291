// SPDX-License-Identifier: Apache-2.0
package proofs;

import bad.PostfixCalculator;

/** One call of each defect of PostfixCalculator. */
public final class PostfixCalculatorProof {
  private PostfixCalculatorProof() {}

  public static void tooFewNumbers() {
    new PostfixCalculator().evaluate("+");
  }

  public static void noNumber() {
    new PostfixCalculator().evaluate("3 x");
  }

  public static void divisionByZero() {
    new PostfixCalculator().evaluate("1 0 /");
  }

  public static void remainderOfZero() {
    new PostfixCalculator().evaluate("1 0 %");
  }
}
