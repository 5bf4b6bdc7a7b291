// SPDX-License-Identifier: Apache-2.0
package proofs;

import bad.RunningMean;

/** One call of each defect of RunningMean. */
public final class RunningMeanProof {
  private RunningMeanProof() {}

  public static void meanOfNothing() {
    new RunningMean().mean();
  }

  public static void percentOfNothing() {
    RunningMean.percentAbove(3, new int[0]);
  }
}
