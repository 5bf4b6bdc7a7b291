// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** A search tree of three values is in order. */
public final class TreeSorted {
  private static final class Tree {
    final int value;
    Tree left;
    Tree right;

    Tree(int value) {
      this.value = value;
    }

    void insert(int other) {
      if (other < value) {
        if (left == null) {
          left = new Tree(other);
        } else {
          left.insert(other);
        }
      } else if (right == null) {
        right = new Tree(other);
      } else {
        right.insert(other);
      }
    }

    boolean isOrdered() {
      return (left == null || left.value < value && left.isOrdered())
          && (right == null || right.value >= value && right.isOrdered());
    }
  }

  public static void main(String[] args) {
    Tree tree = new Tree(Verifier.nondetInt());
    tree.insert(Verifier.nondetInt());
    tree.insert(Verifier.nondetInt());
    assert tree.isOrdered();
  }
}
