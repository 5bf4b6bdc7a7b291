// SPDX-License-Identifier: Apache-2.0
package good;

import java.util.Objects;

/** A shelf with a fixed number of places, filled from the left. */
public class Shelf {
  private final String[] items;
  private int count;

  public Shelf(int places) {
    if (places < 1 || places > 16) {
      throw new IllegalArgumentException("places " + places);
    }
    items = new String[places];
  }

  /** Puts something between the others. */
  public void insert(int at, String item) {
    Objects.requireNonNull(item, "item");
    Objects.checkIndex(at, count + 1);
    if (count == items.length) {
      throw new IllegalStateException("full");
    }
    System.arraycopy(items, at, items, at + 1, count - at);
    items[at] = item;
    count++;
  }

  public String remove(int at) {
    String item = items[Objects.checkIndex(at, count)];
    System.arraycopy(items, at + 1, items, at, count - at - 1);
    count--;
    return item;
  }
}
