// SPDX-License-Identifier: Apache-2.0
package bad;

/** A list of numbers, each of which knows the next. */
public class Chain {
  private static final class Link {
    private final int value;
    private Link next;

    private Link(int value) {
      this.value = value;
    }
  }

  private Link head;

  public void addFirst(int value) {
    Link link = new Link(value);
    link.next = head;
    head = link;
  }

  /** Drops the first number, if there is one. */
  public void dropFirst() {
    head = head.next; // BUG java.lang.NullPointerException
  }

  public int last() {
    Link link = head;
    while (link.next != null) { // BUG java.lang.NullPointerException
      link = link.next;
    }
    return link.value;
  }

  public boolean isEmpty() {
    return head == null;
  }
}
