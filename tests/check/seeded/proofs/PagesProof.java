// SPDX-License-Identifier: Apache-2.0
package proofs;

import bad.Pages;

/** One call of each defect of Pages. */
public final class PagesProof {
  private PagesProof() {}

  public static void pagesOfNoRows() {
    new Pages("a").count(0);
  }

  public static void pageBehindTheEnd() {
    new Pages("a").page(2, 1);
  }
}
