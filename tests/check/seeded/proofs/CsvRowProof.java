// SPDX-License-Identifier: Apache-2.0
package proofs;

import bad.CsvRow;

/** One call of each defect of CsvRow. */
public final class CsvRowProof {
  private CsvRowProof() {}

  public static void shortRow() {
    new CsvRow("a,b,,").cell(2);
  }

  public static void textInCell() {
    new CsvRow("a,b").number(1);
  }
}
