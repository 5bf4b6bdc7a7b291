// SPDX-License-Identifier: Apache-2.0
package proofs;

import bad.Polynomial;

/** One call of each defect of Polynomial. */
public final class PolynomialProof {
  private PolynomialProof() {}

  public static void degreeOfZero() {
    new Polynomial(0, 0).degree();
  }

  public static void derivativeOfNothing() {
    new Polynomial().derivative();
  }
}
