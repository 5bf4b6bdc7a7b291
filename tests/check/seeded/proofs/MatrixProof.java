// SPDX-License-Identifier: Apache-2.0
package proofs;

import bad.Matrix;

/** One call of each defect of Matrix. */
public final class MatrixProof {
  private MatrixProof() {}

  public static void transposeOblong() {
    new Matrix(1, 2).transposed();
  }

  public static void timesWrongSize() {
    new Matrix(2, 2).times(new Matrix(1, 1));
  }

  public static void traceOfTall() {
    new Matrix(2, 1).trace();
  }
}
