// SPDX-License-Identifier: Apache-2.0
package proofs;

import bad.Fraction;

/** One call of each defect of Fraction. */
public final class FractionProof {
  private FractionProof() {}

  public static void reciprocalOfZero() {
    new Fraction(0, 3).reciprocal();
  }

  public static void hugePercent() {
    new Fraction(2000000000, 1).percent();
  }
}
