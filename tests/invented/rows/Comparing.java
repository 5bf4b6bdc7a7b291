// SPDX-License-Identifier: Apache-2.0
package rows;

import java.util.Comparator;

/** A comparator of anything. */
public class Comparing {
  public static <T> T larger(T a, T b, Comparator<T> order) {
    int result = order.compare(a, b);
    if (result == 0) {
      return null;
    }
    return result > 0 ? a : b;
  }

  public static String sorted(String[] words, Comparator<? super String> order) {
    if (words.length < 2) {
      return "short";
    }
    for (int i = 1; i < words.length; i++) {
      if (order.compare(words[i - 1], words[i]) > 0) {
        return "unsorted";
      }
    }
    return "sorted";
  }
}
