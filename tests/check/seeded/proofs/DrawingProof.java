// SPDX-License-Identifier: Apache-2.0
package proofs;

import bad.Drawing;

/** One call of each defect of Drawing. */
public final class DrawingProof {
  private DrawingProof() {}

  public static void areaOfStroke() {
    Drawing.area(new Drawing.Stroke(2));
  }

  public static void largestOfNone() {
    Drawing.largest();
  }
}
