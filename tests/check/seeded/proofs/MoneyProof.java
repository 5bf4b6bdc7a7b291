// SPDX-License-Identifier: Apache-2.0
package proofs;

import bad.Money;

/** One call of each defect of Money. */
public final class MoneyProof {
  private MoneyProof() {}

  public static void shareOfNobody() {
    new Money(1000).share(0, 0);
  }

  public static void tooMuch() {
    new Money(9223372036854775807L).times(2);
  }
}
