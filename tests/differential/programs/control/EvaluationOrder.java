// SPDX-License-Identifier: Apache-2.0

/** Java's left-to-right evaluation: side effects in operands, indices, compound assignments. */
public class EvaluationOrder {
  static StringBuilder trace = new StringBuilder();

  static int note(String name, int value) {
    trace.append(name).append(' ');
    return value;
  }

  static int[] noteArray(String name, int[] array) {
    trace.append(name).append(' ');
    return array;
  }

  static boolean noteBool(String name, boolean value) {
    trace.append(name).append(' ');
    return value;
  }

  static void flush(Object result) {
    System.out.println(trace + "= " + result);
    trace.setLength(0);
  }

  static int three(int a, int b, int c) {
    return a * 100 + b * 10 + c;
  }

  int field = 5;

  EvaluationOrder self(String name) {
    trace.append(name).append(' ');
    return this;
  }

  public static void main(String[] args) {
    flush(note("a", 1) + note("b", 2) * note("c", 3));
    flush(three(note("x", 1), note("y", 2), note("z", 3)));
    int[] array = {10, 20, 30};
    int i = 0;
    array[i] = i = 2;
    flush(array[0] + "," + array[1] + "," + array[2] + "," + i);
    i = 1;
    array[i++] += i++ * 10;
    flush(array[1] + "," + i);
    noteArray("array", array)[note("index", 0)] = note("value", 9);
    flush(array[0]);
    noteArray("array", array)[note("index", 0)] += note("value", 9);
    flush(array[0]);
    flush(noteBool("l", false) && noteBool("r", true));
    flush(noteBool("l", true) || noteBool("r", true));
    flush(noteBool("l", false) & noteBool("r", true));
    flush(noteBool("l", true) | noteBool("r", false));
    flush(noteBool("l", true) ^ noteBool("r", true));
    flush(noteBool("c", true) ? note("t", 1) : note("f", 2));
    EvaluationOrder o = new EvaluationOrder();
    o.self("first").field += o.self("second").field++;
    flush(o.field);
    int n = 5;
    n = n++ + ++n;
    flush(n);
    n = n-- - --n;
    flush(n);
    int shift = 1;
    shift <<= shift += 2;
    flush(shift);
    try {
      int zero = 0;
      flush(note("before", 1) / zero + note("never", 2));
    } catch (ArithmeticException e) {
      flush(e.getMessage());
    }
    try {
      int[] none = null;
      noteArray("null", none)[note("index", 1)] = note("value", 2);
    } catch (NullPointerException e) {
      flush("null array after operands");
    }
    try {
      noteArray("short", new int[1])[note("index", 7)] = note("value", 2);
    } catch (ArrayIndexOutOfBoundsException e) {
      flush(e.getMessage());
    }
    String s = "a";
    s += s += "b";
    flush(s);
    long big = 1;
    big += 0.7 + 0.8;
    flush(big);
    char c = 'a';
    c += 1;
    c++;
    flush(c);
  }
}
