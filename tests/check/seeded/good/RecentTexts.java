// SPDX-License-Identifier: Apache-2.0
package good;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

/** Keeps the texts used last and forgets the oldest. */
public class RecentTexts {
  private final int capacity;
  private final Map<String, String> texts = new HashMap<>();
  private final Deque<String> order = new ArrayDeque<>();
  private long forgotten;

  public RecentTexts(int capacity) {
    if (capacity < 1) {
      throw new IllegalArgumentException("capacity " + capacity);
    }
    this.capacity = capacity;
  }

  public void put(String key, String text) {
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(text, "text");
    texts.put(key, text);
    order.remove(key);
    order.addLast(key);
    if (order.size() > capacity) {
      String oldest = texts.remove(order.removeFirst());
      forgotten += oldest.length();
    }
  }

  /** How long a text is; a forgotten one has no length. */
  public int length(String key) {
    String text = texts.get(key);
    return text == null ? 0 : text.length();
  }

  public long forgotten() {
    return forgotten;
  }
}
