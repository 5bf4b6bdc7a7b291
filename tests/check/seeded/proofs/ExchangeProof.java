// SPDX-License-Identifier: Apache-2.0
package proofs;

import bad.Exchange;

/** One call of each defect of Exchange. */
public final class ExchangeProof {
  private ExchangeProof() {}

  public static void rateIsZero() {
    new Exchange(currency -> 0).toHome(5, "DKK");
  }

  public static void emptyPage() {
    Exchange.firstOf(number -> new int[0], 1);
  }
}
