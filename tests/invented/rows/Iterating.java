// SPDX-License-Identifier: Apache-2.0
package rows;

import java.util.Iterator;

/** An iterator that nobody wrote. */
public class Iterating {
  public static String sum(Iterator<Integer> numbers) {
    int sum = 0;
    int count = 0;
    while (numbers.hasNext()) {
      sum += numbers.next();
      count++;
    }
    if (count == 0) {
      return "empty";
    }
    if (count == 3 && sum == 60) {
      return "three";
    }
    return "other";
  }

  public static <T> T last(Iterable<T> values) {
    T last = null;
    for (T value : values) {
      last = value;
    }
    return last;
  }
}
