// SPDX-License-Identifier: Apache-2.0
package proofs;

import bad.FlagSet;

/** One call of each defect of FlagSet. */
public final class FlagSetProof {
  private FlagSetProof() {}

  public static void flagBehindTheLast() {
    new FlagSet().set(128);
  }

  public static void negativeFlag() {
    new FlagSet().isSet(-1);
  }

  public static void nextOfNone() {
    new FlagSet().next(5);
  }
}
