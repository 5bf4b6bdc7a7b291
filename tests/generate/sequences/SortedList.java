// SPDX-License-Identifier: Apache-2.0
package sequences;

/** 4.13; F70, F71: different orders of adding give the same state. */
public class SortedList {
  private Node head;

  private static final class Node {
    private final int value;
    private Node next;

    Node(int value, Node next) {
      this.value = value;
      this.next = next;
    }
  }

  public void add(int value) {
    if (head == null || value <= head.value) {
      head = new Node(value, head);
      return;
    }
    Node node = head;
    while (node.next != null && node.next.value < value) {
      node = node.next;
    }
    node.next = new Node(value, node.next);
  }

  public int size() {
    int size = 0;
    for (Node node = head; node != null; node = node.next) {
      size++;
    }
    return size;
  }
}
