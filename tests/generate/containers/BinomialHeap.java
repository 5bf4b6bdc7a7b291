// SPDX-License-Identifier: Apache-2.0
package containers;

/** F72: a mergeable heap: a list of binomial trees in the order of their degrees. */
public class BinomialHeap {
  private Node nodes;
  private int size;

  private static final class Node {
    private int key;
    private int degree;
    private Node parent;
    private Node sibling;
    private Node child;

    Node(int key) {
      this.key = key;
    }

    /** The node with a key in this tree or in those to its right. */
    Node find(int wanted) {
      for (Node node = this; node != null; node = node.sibling) {
        if (node.key == wanted) {
          return node;
        }
        if (node.child != null && node.key < wanted) {
          Node found = node.child.find(wanted);
          if (found != null) {
            return found;
          }
        }
      }
      return null;
    }

    /** This list of siblings in the other order and without a parent. */
    Node reversed() {
      Node result = null;
      for (Node node = this; node != null; ) {
        Node next = node.sibling;
        node.sibling = result;
        node.parent = null;
        result = node;
        node = next;
      }
      return result;
    }
  }

  public void insert(Integer value) {
    unionNodes(new Node(value));
    size++;
  }

  /** Returns null when the heap is empty. */
  public Integer minimum() {
    Node least = findMin();
    return least == null ? null : least.key;
  }

  /** Returns null when the heap is empty. */
  public Integer extractMin() {
    Node least = findMin();
    if (least == null) {
      return null;
    }
    if (least == nodes) {
      nodes = least.sibling;
    } else {
      Node before = nodes;
      while (before.sibling != least) {
        before = before.sibling;
      }
      before.sibling = least.sibling;
    }
    if (least.child != null) {
      unionNodes(least.child.reversed());
    }
    size--;
    return least.key;
  }

  /** Returns whether the value was there. */
  public boolean delete(Integer value) {
    Node node = nodes == null ? null : nodes.find(value);
    if (node == null) {
      return false;
    }
    decrease(node, Integer.MIN_VALUE);
    extractMin();
    return true;
  }

  public int size() {
    return size;
  }

  private Node findMin() {
    Node least = nodes;
    for (Node node = nodes; node != null; node = node.sibling) {
      if (node.key < least.key) {
        least = node;
      }
    }
    return least;
  }

  private void decrease(Node start, int key) {
    start.key = key;
    Node node = start;
    while (node.parent != null && node.key <= node.parent.key) {
      int kept = node.key;
      node.key = node.parent.key;
      node.parent.key = kept;
      node = node.parent;
    }
  }

  private static Node merge(Node first, Node second) {
    if (first == null) {
      return second;
    }
    Node a = first;
    Node b = second;
    Node head;
    if (a.degree <= b.degree) {
      head = a;
      a = a.sibling;
    } else {
      head = b;
      b = b.sibling;
    }
    Node tail = head;
    while (a != null && b != null) {
      if (a.degree <= b.degree) {
        tail.sibling = a;
        a = a.sibling;
      } else {
        tail.sibling = b;
        b = b.sibling;
      }
      tail = tail.sibling;
    }
    tail.sibling = a != null ? a : b;
    return head;
  }

  private void unionNodes(Node other) {
    nodes = merge(nodes, other);
    Node previous = null;
    Node current = nodes;
    Node next = current.sibling;
    while (next != null) {
      boolean threeEqual = next.sibling != null && next.sibling.degree == current.degree;
      if (current.degree != next.degree || threeEqual) {
        previous = current;
        current = next;
      } else if (current.key <= next.key) {
        current.sibling = next.sibling;
        link(next, current);
      } else {
        if (previous == null) {
          nodes = next;
        } else {
          previous.sibling = next;
        }
        link(current, next);
        current = next;
      }
      next = current.sibling;
    }
  }

  private static void link(Node child, Node parent) {
    child.parent = parent;
    child.sibling = parent.child;
    parent.child = child;
    parent.degree++;
  }
}
