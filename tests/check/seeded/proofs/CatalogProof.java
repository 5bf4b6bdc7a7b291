// SPDX-License-Identifier: Apache-2.0
package proofs;

import bad.Catalog;

/** One call of each defect of Catalog. */
public final class CatalogProof {
  private CatalogProof() {}

  public static void allAreShort() {
    Catalog catalog = new Catalog();
    catalog.add("pen");
    catalog.firstLonger(5);
  }

  public static void longestOfNone() {
    new Catalog().longest();
  }

  public static void sameNameTwice() {
    Catalog catalog = new Catalog();
    catalog.add("pen");
    catalog.add("pen");
    catalog.lengths();
  }
}
