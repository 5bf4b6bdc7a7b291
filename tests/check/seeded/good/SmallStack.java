// SPDX-License-Identifier: Apache-2.0
package good;

import java.util.Objects;

/** A stack with room for a few things of a kind. */
public class SmallStack<T> {
  private final Object[] items;
  private int size;

  public SmallStack(int capacity) {
    if (capacity < 1 || capacity > 64) {
      throw new IllegalArgumentException("capacity " + capacity);
    }
    items = new Object[capacity];
  }

  /** Puts something on top; a full stack takes nothing. */
  public boolean push(T item) {
    Objects.requireNonNull(item, "item");
    if (size >= items.length) {
      return false;
    }
    items[size] = item;
    size++;
    return true;
  }

  /** What is on top. */
  @SuppressWarnings("unchecked")
  public T top() {
    if (size == 0) {
      throw new IllegalStateException("empty");
    }
    return (T) items[size - 1];
  }

  public void clear() {
    while (size > 0) {
      items[--size] = null;
    }
  }
}
