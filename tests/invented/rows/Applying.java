// SPDX-License-Identifier: Apache-2.0
package rows;

import java.util.function.BiPredicate;
import java.util.function.Function;

/** Functions and predicates. */
public class Applying {
  public static String length(Function<String, Integer> function, String text) {
    Integer length = function.apply(text);
    if (length == null) {
      return "unknown";
    }
    return length == 12 ? "twelve" : "other";
  }

  public static <T> boolean isSymmetric(BiPredicate<T, T> relation, T a, T b) {
    return relation.test(a, b) == relation.test(b, a);
  }
}
