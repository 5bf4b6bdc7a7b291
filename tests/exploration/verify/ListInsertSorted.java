// expect: FALSE
// witness: 5;5
// SPDX-License-Identifier: Apache-2.0

/** A sorted list that refuses duplicates is shorter than expected. */
public final class ListInsertSorted {
  private static final class Node {
    final int value;
    Node next;

    Node(int value, Node next) {
      this.value = value;
      this.next = next;
    }
  }

  private static Node insert(Node list, int value) {
    if (list == null || value < list.value) {
      return new Node(value, list);
    }
    if (value > list.value) {
      list.next = insert(list.next, value);
    }
    return list;
  }

  public static void main(String[] args) {
    Node list = insert(insert(null, Verifier.nondetInt()), Verifier.nondetInt());
    assert list.next != null;
  }
}
