// SPDX-License-Identifier: Apache-2.0
package proofs;

import p1.Canvas;

/** One call of each defect of Canvas. */
public final class CanvasProof {
  private CanvasProof() {}

  public static void negative() {
    new Canvas(-1, 1);
  }

  public static void outside() {
    new Canvas(-1, -1).paint(-1f, -1, 0, 3);
  }

  public static void noWidth() {
    new Canvas(0, 3).rows();
  }
}
