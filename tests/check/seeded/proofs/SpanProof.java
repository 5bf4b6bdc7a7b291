// SPDX-License-Identifier: Apache-2.0
package proofs;

import bad.Span;

/** One call of each defect of Span. */
public final class SpanProof {
  private SpanProof() {}

  public static void negativeParts() {
    new Span(1, 9).cuts(-2);
  }

  public static void noParts() {
    new Span(1, 9).cuts(0);
  }
}
