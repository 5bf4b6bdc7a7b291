// SPDX-License-Identifier: Apache-2.0
package proofs;

import bad.Histogram;

/** One call of each defect of Histogram. */
public final class HistogramProof {
  private HistogramProof() {}

  public static void maximumOfZero() {
    new Histogram(4).add(0, 0);
  }

  public static void valueIsMaximum() {
    new Histogram(4).add(10, 10);
  }

  public static void barOfNothing() {
    new Histogram(4).bar(1, 20);
  }
}
