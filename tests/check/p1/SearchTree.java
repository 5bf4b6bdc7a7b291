// SPDX-License-Identifier: Apache-2.0
package p1;

/** A binary search tree that takes anything. */
public class SearchTree {
  private Comparable<Object> key;
  private SearchTree left;
  private SearchTree right;
  private int size;

  @SuppressWarnings("unchecked")
  public void insert(Object newKey) {
    if (newKey == null) {
      throw new NullPointerException("newKey");
    }
    size++;
    if (key == null) {
      key = (Comparable<Object>) newKey; // BUG java.lang.ClassCastException
      left = new SearchTree();
      right = new SearchTree();
    } else if (key.compareTo(newKey) > 0) { // BUG java.lang.ClassCastException
      left.insert(newKey);
    } else {
      right.insert(newKey);
    }
  }

  public Object smallest() {
    SearchTree tree = this;
    while (tree.left.key != null) { // BUG java.lang.NullPointerException
      tree = tree.left;
    }
    return tree.key;
  }

  public int size() {
    return size;
  }

  public int height() {
    return key == null ? 0 : 1 + Math.max(left.height(), right.height());
  }
}
