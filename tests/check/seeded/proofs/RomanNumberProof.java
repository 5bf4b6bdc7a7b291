// SPDX-License-Identifier: Apache-2.0
package proofs;

import bad.RomanNumber;

/** One call of each defect of RomanNumber. */
public final class RomanNumberProof {
  private RomanNumberProof() {}

  public static void noDigit() {
    RomanNumber.parse("XQ");
  }

  public static void oneLetter() {
    RomanNumber.beginsWithPair("I");
  }
}
