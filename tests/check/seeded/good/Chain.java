// SPDX-License-Identifier: Apache-2.0
package good;

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
    head = head == null ? null : head.next;
  }

  public int last() {
    Link link = head;
    if (link == null) {
      throw new IllegalStateException("empty");
    }
    while (link.next != null) {
      link = link.next;
    }
    return link.value;
  }

  public boolean isEmpty() {
    return head == null;
  }
}
