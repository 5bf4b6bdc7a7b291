// SPDX-License-Identifier: Apache-2.0
package proofs;

import bad.UnitTable;

/** One call of each defect of UnitTable. */
public final class UnitTableProof {
  private UnitTableProof() {}

  public static void unknownUnit() {
    UnitTable.convert(3, "mile");
  }
}
