// SPDX-License-Identifier: Apache-2.0
package proofs;

import bad.Category;

/** One call of each defect of Category. */
public final class CategoryProof {
  private CategoryProof() {}

  public static void depthOfItself() {
    Category category = new Category("a");
    category.setParent(category);
    category.depth();
  }

  public static void pathOfItself() {
    Category one = new Category("a");
    Category other = new Category("b");
    one.setParent(other);
    other.setParent(one);
    one.path();
  }
}
