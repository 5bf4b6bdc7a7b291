// SPDX-License-Identifier: Apache-2.0
package proofs;

import bad.MonthTable;

/** One call of each defect of MonthTable. */
public final class MonthTableProof {
  private MonthTableProof() {}

  public static void december() {
    MonthTable.days(12);
  }

  public static void november() {
    MonthTable.title(11);
  }
}
