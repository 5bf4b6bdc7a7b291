// SPDX-License-Identifier: Apache-2.0
package proofs;

import bad.Survey;

/** One call of each defect of Survey. */
public final class SurveyProof {
  private SurveyProof() {}

  public static void thirdAnswer() {
    new Survey().record(Survey.Answer.NEVER_ASKED);
  }
}
