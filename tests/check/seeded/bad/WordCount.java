// SPDX-License-Identifier: Apache-2.0
package bad;

import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

/** How often words occur. */
public class WordCount {
  private final Map<String, Integer> counts = new HashMap<>();

  public void add(String word) {
    counts.merge(Objects.requireNonNull(word, "word"), 1, Integer::sum);
  }

  /** Takes one occurrence back. */
  public void remove(String word) {
    int left = counts.get(word) - 1; // BUG java.lang.NullPointerException
    if (left > 0) {
      counts.put(word, left);
    } else {
      counts.remove(word);
    }
  }

  /** The count of the word that occurs most often. */
  public int highest() {
    return Collections.max(counts.values()); // BUG java.util.NoSuchElementException
  }
}
