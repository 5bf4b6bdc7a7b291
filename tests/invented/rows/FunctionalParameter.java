// SPDX-License-Identifier: Apache-2.0
package rows;

import java.util.function.IntPredicate;

/** One abstract method: a lambda says it. */
public class FunctionalParameter {
  public interface Rate {
    double of(int year);
  }

  public static String kind(Rate rate, int year) {
    return rate.of(year) > 1.5 ? "high" : "low";
  }

  public static int count(int[] values, IntPredicate wanted) {
    int count = 0;
    for (int value : values) {
      if (wanted.test(value)) {
        count++;
      }
    }
    return count;
  }
}
