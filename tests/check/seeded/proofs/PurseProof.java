// SPDX-License-Identifier: Apache-2.0
package proofs;

import bad.Purse;

/** One call of each defect of Purse. */
public final class PurseProof {
  private PurseProof() {}

  public static void spendTooMuch() {
    new Purse().spend(1);
  }

  public static void noFriends() {
    Purse purse = new Purse();
    purse.earn(10);
    purse.treat(0);
  }
}
