// SPDX-License-Identifier: Apache-2.0
package proofs;

import p1.ArrayTools;

/** One call of each defect of ArrayTools. */
public final class ArrayToolsProof {
  private ArrayToolsProof() {}

  public static void swapWithShorter() {
    ArrayTools.swapAll(new double[] {1.0}, new double[0]);
  }

  public static void largestOfNothing() {
    ArrayTools.largest(new int[0]);
  }

  public static void meanOfNothing() {
    ArrayTools.mean(new int[0]);
  }

  public static void rotateOne() {
    ArrayTools.rotate(new int[1]);
  }

  public static void rotateNothing() {
    ArrayTools.rotate(new int[0]);
  }
}
