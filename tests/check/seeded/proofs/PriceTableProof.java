// SPDX-License-Identifier: Apache-2.0
package proofs;

import bad.PriceTable;

/** One call of each defect of PriceTable. */
public final class PriceTableProof {
  private PriceTableProof() {}

  public static void unknownPrice() {
    new PriceTable().priceOf("tea");
  }

  public static void totalWithUnknown() {
    PriceTable table = new PriceTable();
    table.set("tea", 120);
    table.total("tea", "jam");
  }
}
