// SPDX-License-Identifier: Apache-2.0
package proofs;

import bad.Percentile;

/** One call of each defect of Percentile. */
public final class PercentileProof {
  private PercentileProof() {}

  public static void hundred() {
    Percentile.of(100, 3, 1, 2);
  }

  public static void medianOfNothing() {
    Percentile.median();
  }
}
