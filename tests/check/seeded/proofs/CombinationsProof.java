// SPDX-License-Identifier: Apache-2.0
package proofs;

import bad.Combinations;

/** One call of each defect of Combinations. */
public final class CombinationsProof {
  private CombinationsProof() {}

  public static void negative() {
    Combinations.orders(-1);
  }
}
