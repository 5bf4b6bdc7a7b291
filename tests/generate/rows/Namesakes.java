// SPDX-License-Identifier: Apache-2.0
package rows;

import java.util.List;

/** F63: javac has to find the method that was meant. */
public class Namesakes {
  public static String pick(Object one) {
    return one == null ? "nothing" : "object";
  }

  public static String pick(String text) {
    return text == null ? "no text" : "text";
  }

  public static String pick(Object... many) {
    return many == null ? "none" : "many " + many.length;
  }

  public static <T extends Comparable<T>> boolean isBetween(T value, T low, T high) {
    return low.compareTo(value) <= 0 && value.compareTo(high) <= 0;
  }

  public static <T> boolean check(T value, Comparable<T> limit) {
    return limit.compareTo(value) > 0;
  }

  public static int count(List<? extends Number> numbers) {
    return numbers.size() > 1 ? 2 : numbers.size();
  }
}
