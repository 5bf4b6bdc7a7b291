// SPDX-License-Identifier: Apache-2.0
package proofs;

import bad.Backoff;

/** One call of each defect of Backoff. */
public final class BackoffProof {
  private BackoffProof() {}

  public static void doublingZero() {
    Backoff backoff = new Backoff();
    backoff.setFirst(0);
    backoff.doublings(10);
  }

  public static void jitterOfNothing() {
    new Backoff().jitter(0);
  }
}
