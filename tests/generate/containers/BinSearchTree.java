// SPDX-License-Identifier: Apache-2.0
package containers;

/** F72: an unbalanced search tree of integers. */
public class BinSearchTree {
  private Node root;
  private int size;

  private static final class Node {
    private Integer value;
    private Node left;
    private Node right;

    Node(Integer value) {
      this.value = value;
    }
  }

  /** Returns whether the value is new. */
  public boolean insert(Integer value) {
    if (root == null) {
      root = new Node(value);
      size++;
      return true;
    }
    Node node = root;
    while (true) {
      int order = value.compareTo(node.value);
      if (order == 0) {
        return false;
      }
      if (order < 0) {
        if (node.left == null) {
          node.left = new Node(value);
          break;
        }
        node = node.left;
      } else {
        if (node.right == null) {
          node.right = new Node(value);
          break;
        }
        node = node.right;
      }
    }
    size++;
    return true;
  }

  /** Returns whether the value was there. */
  public boolean remove(Integer value) {
    Node parent = null;
    Node node = root;
    while (node != null && !node.value.equals(value)) {
      parent = node;
      node = value < node.value ? node.left : node.right;
    }
    if (node == null) {
      return false;
    }
    removeNode(node, parent);
    size--;
    return true;
  }

  private void removeNode(Node node, Node parent) {
    if (node.left != null && node.right != null) {
      Node successorParent = node;
      Node successor = node.right;
      while (successor.left != null) {
        successorParent = successor;
        successor = successor.left;
      }
      node.value = successor.value;
      removeNode(successor, successorParent);
      return;
    }
    Node child = node.left != null ? node.left : node.right;
    if (parent == null) {
      root = child;
    } else if (parent.left == node) {
      parent.left = child;
    } else {
      parent.right = child;
    }
  }

  public int size() {
    return size;
  }
}
