// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** Reversing a linked list of three. */
public final class ListReversed {
  private static final class Node {
    final int value;
    Node next;

    Node(int value, Node next) {
      this.value = value;
      this.next = next;
    }
  }

  public static void main(String[] args) {
    int a = Verifier.nondetInt();
    int b = Verifier.nondetInt();
    int c = Verifier.nondetInt();
    Node list = new Node(a, new Node(b, new Node(c, null)));
    Node reversed = null;
    while (list != null) {
      Node next = list.next;
      list.next = reversed;
      reversed = list;
      list = next;
    }
    assert reversed.value == c && reversed.next.value == b && reversed.next.next.value == a;
  }
}
