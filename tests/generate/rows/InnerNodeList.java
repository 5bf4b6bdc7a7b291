// SPDX-License-Identifier: Apache-2.0
package rows;

/** F56: a list with a private inner node: the same result as TopNodeList. */
public class InnerNodeList {
  private Node head;

  private class Node {
    private int value;
    private Node next;
  }

  public void add(int value) {
    Node added = new Node();
    added.value = value;
    added.next = head;
    head = added;
  }

  public boolean contains(int value) {
    for (Node node = head; node != null; node = node.next) {
      if (node.value == value) {
        return true;
      }
    }
    return false;
  }
}
