// SPDX-License-Identifier: Apache-2.0
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;
import java.util.logging.Logger;

/** Code with places that are not mutated, because javac made them or nothing would change. */
class LeftAlone {
  private static final Logger LOG = Logger.getLogger("x");
  private static final int TABLE = compute(3);
  private static final Supplier<String> LATER = () -> "later" + TABLE;
  private static final IntUnaryOperator AT_ONCE = n -> n + 1;

  private static int compute(int n) {
    return n * n;
  }

  static int zero() {
    return 0;
  }

  static boolean yes() {
    return true;
  }

  static String empty() {
    return "";
  }

  static List<String> nothing() {
    return Collections.emptyList();
  }

  static Object none() {
    Object none = null;
    return none;
  }

  static Boolean no() {
    return false;
  }

  static int checked(int n) {
    assert n > 0 : "n";
    return n;
  }

  static int sum(List<Integer> numbers) {
    int sum = 0;
    for (int n : numbers) {
      sum += n;
    }
    return sum;
  }

  static int sum(int[] numbers) {
    int sum = 0;
    for (int n : numbers) {
      sum += n;
    }
    return sum;
  }

  static int count(int to) {
    int sum = 0;
    for (int i = 0; i < to; i++) {
      sum += i;
    }
    return sum;
  }

  static int walk(Iterator<Integer> it) {
    int sum = 0;
    while (it.hasNext()) {
      sum += it.next();
    }
    return sum;
  }

  static int number(String s) {
    switch (s) {
      case "one":
        return 1;
      case "two":
        return 2;
      default:
        return -1;
    }
  }

  static int first(String file) throws Exception {
    try (java.io.FileInputStream in = new java.io.FileInputStream(file)) {
      return in.read();
    }
  }

  static void log(int n) {
    LOG.info("n " + (n + 1));
  }

  static int minus(int n) {
    return n * -1;
  }

  enum Color {
    RED(1), GREEN(2);

    private final int number;

    Color(int number) {
      this.number = number + 1;
    }

    int next() {
      return number + 1;
    }
  }

  record Point(int x, int y) {
    Point {
      if (x < 0) throw new IllegalArgumentException();
    }

    int sum() {
      return x + y;
    }
  }

  interface Shape extends Comparable<Shape> {
    int area();

    default int doubled() {
      return area() * 2;
    }

    @Override
    default int compareTo(Shape other) {
      return area() - other.area();
    }
  }
}
