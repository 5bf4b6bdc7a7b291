// SPDX-License-Identifier: Apache-2.0
package proofs;

import bad.Shelf;

/** One call of each defect of Shelf. */
public final class ShelfProof {
  private ShelfProof() {}

  public static void insertIntoFull() {
    Shelf shelf = new Shelf(1);
    shelf.insert(0, "vase");
    shelf.insert(0, "book");
  }

  public static void removeFromFull() {
    Shelf shelf = new Shelf(1);
    shelf.insert(0, "vase");
    shelf.remove(0);
  }
}
