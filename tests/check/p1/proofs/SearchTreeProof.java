// SPDX-License-Identifier: Apache-2.0
package proofs;

import p1.SearchTree;

/** One call of each defect of SearchTree. */
public final class SearchTreeProof {
  private SearchTreeProof() {}

  public static void noOrder() {
    new SearchTree().insert(new Object());
  }

  public static void mixed() {
    SearchTree tree = new SearchTree();
    tree.insert("a");
    tree.insert(3);
  }

  public static void smallestOfNone() {
    new SearchTree().smallest();
  }
}
