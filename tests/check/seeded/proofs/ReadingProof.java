// SPDX-License-Identifier: Apache-2.0
package proofs;

import bad.Reading;

/** One call of each defect of Reading. */
public final class ReadingProof {
  private ReadingProof() {}

  public static void nothingShown() {
    Reading.parse("");
  }

  public static void noNumber() {
    Reading.parse("--C");
  }
}
