// SPDX-License-Identifier: Apache-2.0
package containers;

import java.util.NoSuchElementException;

/** F72: a circular, doubly linked list around a header. */
public class LinkedList {
  private final Entry header = new Entry(null);
  private int size;

  private static final class Entry {
    private final Object element;
    private Entry next = this;
    private Entry previous = this;

    Entry(Object element) {
      this.element = element;
    }
  }

  /** Appends an element. */
  public boolean add(Object element) {
    addBefore(element, header);
    return true;
  }

  /** Removes the first equal element; returns whether there was one. */
  public boolean remove(Object element) {
    for (Entry entry = header.next; entry != header; entry = entry.next) {
      if (element == null ? entry.element == null : element.equals(entry.element)) {
        unlink(entry);
        return true;
      }
    }
    return false;
  }

  public Object removeLast() {
    Entry last = header.previous;
    if (last == header) {
      throw new NoSuchElementException();
    }
    unlink(last);
    return last.element;
  }

  public int size() {
    return size;
  }

  private void addBefore(Object element, Entry next) {
    Entry added = new Entry(element);
    added.next = next;
    added.previous = next.previous;
    added.previous.next = added;
    next.previous = added;
    size++;
  }

  private void unlink(Entry entry) {
    entry.previous.next = entry.next;
    entry.next.previous = entry.previous;
    size--;
  }
}
