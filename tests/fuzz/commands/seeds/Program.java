// SPDX-License-Identifier: Apache-2.0
// A small program with most things that class files can contain; the fuzzer breaks its classes,
// several at a time, and gives them to the commands.

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntBinaryOperator;
import java.util.function.Supplier;

interface Shape {
  int area();

  default String label() {
    return "shape " + area();
  }
}

abstract class Base implements Shape {
  protected int size;
  static int made;

  Base(int size) {
    if (size < 0) throw new IllegalArgumentException("size " + size);
    this.size = size;
    made++;
  }

  abstract int scale(int by);

  int twice() {
    return scale(2) + area();
  }
}

class Square extends Base {
  Square(int size) {
    super(size);
  }

  @Override
  public int area() {
    return size * size;
  }

  @Override
  int scale(int by) {
    return size * by;
  }
}

class Box extends Square {
  private final Shape inner;
  private long weight = 1L << 33;

  Box(int size, Shape inner) {
    super(size);
    this.inner = inner;
  }

  int fill(int[] parts) {
    int sum = inner == null ? 0 : inner.area();
    for (int part : parts) sum += part;
    weight -= sum;
    return sum > size ? -1 : sum;
  }

  boolean fits(Object other) {
    return other instanceof Box box && box.weight > weight && box.size != size;
  }
}

record Pair(int left, String right) {
  Pair {
    if (right == null) right = "none";
  }
}

enum Color {
  RED,
  GREEN {
    @Override
    int weight() {
      return 7;
    }
  };

  int weight() {
    return ordinal();
  }
}

class Verifier {
  static int nondetInt() {
    return 3;
  }

  static void assume(boolean condition) {
    if (!condition) throw new IllegalStateException();
  }
}

public class Program {
  private static final int[] TABLE = {5, 4, 3};
  private int count;
  private String name = "program";

  static int arithmetic(int a, int b) {
    int c = a * 31 + b;
    c ^= c >>> 7;
    return b == 0 ? c : c / b + c % b;
  }

  static double reals(double a, float b) {
    double sum = 0;
    for (int i = 0; i < 3; i++) sum += a * i - b / (i + 1);
    return (int) sum + (long) a;
  }

  static int choose(int n) {
    switch (n) {
      case 1:
        return 10;
      case 2:
        return TABLE[n];
      case 1000:
        return -1;
      default:
        return n > 5 ? 1 : 0;
    }
  }

  static int words(String text) {
    switch (text) {
      case "one":
        return 1;
      case "two":
        return 2;
      default:
        return text.length();
    }
  }

  int guarded(int[] values, int index) {
    try {
      count += values[index];
      return count;
    } catch (ArrayIndexOutOfBoundsException outside) {
      count = -1;
      return 0;
    } finally {
      count++;
    }
  }

  synchronized String join(Pair pair, Color color) {
    synchronized (this) {
      return name + pair.right() + color.weight() + pair;
    }
  }

  static int lambdas(int n) {
    IntBinaryOperator add = (x, y) -> x + y + n;
    Supplier<List<Integer>> make = ArrayList::new;
    List<Integer> list = make.get();
    list.add(add.applyAsInt(n, 2));
    return list.get(0);
  }

  static Object arrays(int n) {
    if (n < 0 || n > 3) return null;
    long[][] grid = new long[n][2];
    for (long[] row : grid) row[1] = n;
    Object[] boxed = {n, "text", grid};
    return boxed[n % boxed.length];
  }

  private int helper(int depth) {
    return depth <= 0 ? count : helper(depth - 1) + 1;
  }

  int deep(int n) {
    return n > 4 ? 0 : helper(n);
  }

  public static void main(String[] arguments) {
    int n = Verifier.nondetInt();
    Verifier.assume(n > 0);
    Shape shape = n > 5 ? new Square(n) : new Box(n, null);
    assert arithmetic(n, 2) != 77 : shape.label();
    System.out.println(shape.area() + choose(n) + lambdas(n));
  }
}
