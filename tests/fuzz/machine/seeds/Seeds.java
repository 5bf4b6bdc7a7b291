// SPDX-License-Identifier: Apache-2.0

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;

/** Small static methods of every kind; the fuzzer breaks the class files and calls what is left. */
public class Seeds {
  int number = 3;
  long wide = 1L << 40;
  String text = "seed";
  static int[] table = {5, 4, 3, 2, 1};
  static Seeds shared = new Seeds();

  interface Shape { double area(); default String label() { return "shape " + area(); } }
  record Square(double side) implements Shape { public double area() { return side * side; } }
  record Circle(double radius) implements Shape { public double area() { return 3 * radius * radius; } }
  enum Color { RED, GREEN { @Override int weight() { return 7; } }, BLUE; int weight() { return ordinal(); } }

  static int arithmetic(int a, int b) {
    int c = a * 31 + b;
    c ^= c >>> 7;
    c += c << 3;
    return b == 0 ? c : c / b + c % b;
  }

  static long longs(long a, int shift) { return (a << shift) ^ (a >>> 3) ^ (a * 0x9E3779B97F4A7C15L) ^ ~a; }

  static double reals(double a, float b) {
    double sum = 0;
    for (int i = 0; i < 5; i++) sum += a * i - b / (i + 1);
    return (int) sum + (long) a + (float) sum;
  }

  static int loops(int n) {
    int total = 0;
    outer:
    for (int i = 0; i < 10; i++) {
      for (int j = i; j < 10; j++) {
        if (j == n) continue outer;
        if (i * j > 40) break outer;
        total += table[j % table.length];
      }
    }
    return total;
  }

  static void sort(int[] values) {
    if (values == null) values = new int[] {3, 1, 2};
    for (int i = 0; i < values.length; i++) {
      for (int j = 0; j + 1 < values.length; j++) {
        if (values[j] > values[j + 1]) {
          int t = values[j];
          values[j] = values[j + 1];
          values[j + 1] = t;
        }
      }
    }
  }

  static String strings(String s, char c) {
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < 4; i++) out.append(s).append(c).append(i).append(1.5);
    return out.reverse().toString() + out.length() + s;
  }

  static Object objects(Object o) {
    Seeds seeds = new Seeds();
    seeds.number++;
    seeds.wide -= seeds.number;
    shared = seeds;
    Object[] many = {seeds, o, seeds.text, new int[2][3]};
    int[][] grid = (int[][]) many[3];
    grid[1][2] = many.length;
    return o instanceof String s ? s.length() : many[grid[1][2] - 1];
  }

  static int exceptions(int n) {
    try {
      if (n == 1) throw new IllegalStateException("one");
      return table[n];
    } catch (ArrayIndexOutOfBoundsException | NullPointerException e) {
      return -1;
    } finally {
      table[0]++;
    }
  }

  static String switches(int n, String s) {
    switch (n) {
      case 0: return "zero";
      case 1: case 2: return "few";
      case 1000: return "many";
      default: break;
    }
    return switch (s == null ? "" : s) {
      case "a", "b" -> "letter";
      case "" -> "empty";
      default -> Color.valueOf("GREEN").weight() + "";
    };
  }

  static List<String> collections(int n) {
    Map<String, Integer> counts = new HashMap<>();
    for (int i = 0; i < 6; i++) counts.merge("k" + (i % 3), i, Integer::sum);
    List<String> out = new ArrayList<>();
    counts.forEach((k, v) -> out.add(k + v + n));
    return out;
  }

  static int lambdas(int n) {
    IntBinaryOperator add = (a, b) -> a + b + n;
    Function<Integer, Integer> twice = x -> add.applyAsInt(x, x);
    return twice.andThen(twice).apply(n);
  }

  static String shapes() {
    Shape[] shapes = {new Square(2), new Circle(1)};
    String all = "";
    for (Shape shape : shapes) all += shape.label() + shape + shape.hashCode();
    return all;
  }

  static synchronized int locked(int n) {
    synchronized (shared) {
      return n + shared.number;
    }
  }

  static int recursion(int n) { return n <= 0 ? 0 : 1 + recursion(n - 1) % 7; }

  public static void main(String[] args) {
    System.out.println(shapes() + collections(2) + lambdas(3) + switches(3, "c"));
  }
}
