// SPDX-License-Identifier: Apache-2.0
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** A method for every kind of fault. Tests name the lines, so keep them. */
class Faults {
  private int state;

  static int larger(int a, int b) {
    return a > b ? a : b;
  }

  static boolean isSmall(double x) {
    return x <= 1.5;
  }

  static boolean sameObject(Object a, Object b) {
    return a == b || a != null;
  }

  static int plusOne(int n) {
    return 1 + n;
  }

  static int times(int n) {
    return 6 * n;
  }

  static long shift(long n) {
    return n << 2 ^ 5L;
  }

  static double ratio(double a, double b) {
    return a / b;
  }

  static int twice(int n) {
    n += 100;
    n--;
    return n;
  }

  static int negative(int n) {
    return -n;
  }

  static long negative(long n) {
    return -n;
  }

  static int callsVoid(int n) {
    Faults faults = new Faults();
    faults.set(1, 2L, 3.0, "four", n);
    return faults.state;
  }

  private void set(int a, long b, double c, String d, int state) {
    this.state = state;
  }

  static Boolean boxedBoolean(int n) {
    return n == 1 ? Boolean.TRUE : Boolean.FALSE;
  }

  static Integer boxedInt(int n) {
    return n;
  }

  static Long boxedLong(long n) {
    return n;
  }

  static Double boxedDouble(double n) {
    return n;
  }

  static Character boxedChar(char n) {
    return n;
  }

  static String text(int n) {
    return "n=" + n;
  }

  static Optional<String> optional(String s) {
    return Optional.of(s);
  }

  static Stream<String> stream(String s) {
    return Stream.of(s);
  }

  static List<String> list(String s) {
    return List.of(s);
  }

  static Collection<String> collection(String s) {
    return new ArrayList<>(List.of(s));
  }

  static Map<String, String> map(String s) {
    return Map.of(s, s);
  }

  static Set<String> set(String s) {
    return Set.of(s);
  }

  static Object object(Object o) {
    return o;
  }

  static int[] array(int n) {
    return new int[n];
  }

  static int lambda(int n) {
    java.util.function.IntUnaryOperator add = x -> x + n;
    return add.applyAsInt(10);
  }

  static int insideFinally(int n) {
    int[] cell = {0};
    try {
      if (n == 0) throw new IllegalStateException();
      cell[0] += 10;
    } catch (IllegalStateException e) {
      cell[0] += 20;
    } finally {
      bump(cell);
    }
    return cell[0];
  }

  private static void bump(int[] cell) {
    cell[0] = cell[0] + 1;
  }

  static synchronized int guarded(int n) {
    return n;
  }

  static int throwing(int n) {
    try {
      return 100 * n;
    } catch (ArithmeticException e) {
      return -7;
    }
  }
}
