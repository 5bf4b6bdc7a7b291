// SPDX-License-Identifier: Apache-2.0
package battery;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Branches inside and behind stream pipelines. */
public final class Streams {
  private Streams() {}

  public static int sumOfEven(int[] values) {
    int sum = Arrays.stream(values).filter(v -> v % 2 == 0).sum();
    return sum == 10 ? 1 : sum > 10 ? 2 : 0;
  }

  public static boolean anyLong(String a, String b) {
    return Stream.of(a, b).anyMatch(s -> s.length() > 4);
  }

  public static String mapped(int a, int b) {
    List<Integer> squares = Stream.of(a, b).map(v -> v * v).collect(Collectors.toList());
    if (squares.contains(49)) {
      return "seven";
    }
    return squares.get(0) + squares.get(1) == 25 ? "five" : "none";
  }

  public static int range(int n) {
    if (n < 0 || n > 6) {
      return -1;
    }
    return IntStream.rangeClosed(1, n).reduce(1, (x, y) -> x * y) == 120 ? 1 : 0;
  }

  public static int distinct(int a, int b, int c) {
    long count = IntStream.of(a, b, c).distinct().count();
    return count == 1 ? 1 : count == 2 ? 2 : 3;
  }

  public static String grouped(String a, String b) {
    String joined = Stream.of(a, b).filter(s -> !s.isEmpty()).collect(Collectors.joining("-"));
    return joined.isEmpty() ? "none" : joined.indexOf('-') == 2 ? "two" : "other";
  }
}
