// SPDX-License-Identifier: Apache-2.0

/** The exceptions arrays throw, with their messages. */
public class ArrayFailures {
  interface Action {
    void run() throws Throwable;
  }

  static void fails(String name, Action action) {
    try {
      action.run();
      System.out.println(name + ": no exception");
    } catch (Throwable e) {
      System.out.println(name + ": " + e);
    }
  }

  static final int[] ints = new int[3];
  static final long[] longs = new long[2];
  static final byte[] bytes = new byte[2];
  static final boolean[] flags = {};
  static final char[] chars = new char[1];
  static final String[] strings = new String[4];

  static Object[] asObjects(Object[] array) {
    return array;
  }

  public static void main(String[] args) {
    int minusOne = args.length - 1;
    fails("read past end", () -> System.out.println(ints[minusOne + 4]));
    fails("read negative", () -> System.out.println(longs[minusOne]));
    fails("write past end", () -> bytes[2] = 1);
    fails("boolean", () -> flags[0] = true);
    fails("char", () -> chars[5]++);
    fails("object", () -> strings[Integer.MAX_VALUE] = "x");
    fails("negative size", () -> System.out.println(new int[minusOne].length));
    fails("negative object size", () -> System.out.println(new String[minusOne - 4].length));
    fails("negative inner size", () -> System.out.println(new int[2][minusOne].length));
    fails("negative unused inner", () -> System.out.println(new int[0][minusOne].length));
    fails("store integer", () -> asObjects(new String[1])[0] = 1);
    fails("store list", () -> asObjects(new Integer[1])[0] = new java.util.ArrayList<String>());
    fails("store array", () -> asObjects(new int[1][])[0] = new long[1]);
    fails("store null", () -> asObjects(new String[1])[0] = null);
    fails("store interface", () -> asObjects(new Comparable<?>[1])[0] = new Object());
    fails("store fine", () -> asObjects(new CharSequence[1])[0] = "text");
    fails("clone", () -> System.out.println(new int[] {1, 2}.clone().length));
    fails("arraycopy null", () -> System.arraycopy(null, 0, new int[1], 0, 1));
    fails("arraycopy type", () -> System.arraycopy(new int[1], 0, new long[1], 0, 1));
    fails("arraycopy not array", () -> System.arraycopy("text", 0, new int[1], 0, 1));
    fails("arraycopy to not array", () -> System.arraycopy(new int[1], 0, "text", 0, 1));
    fails("arraycopy src range", () -> System.arraycopy(new int[4], 3, new int[4], 0, 2));
    fails("arraycopy dst range", () -> System.arraycopy(new char[4], 0, new char[4], 3, 2));
    fails("arraycopy negative", () -> System.arraycopy(new byte[4], -1, new byte[4], 0, 2));
    fails("arraycopy negative dst", () -> System.arraycopy(new Object[4], 1, new Object[4], -2, 2));
    fails("arraycopy length", () -> System.arraycopy(new double[4], 1, new double[4], 0, -1));
    fails("arraycopy object to primitive", () -> System.arraycopy(new Object[4], 1, new int[4], 0, 1));
    Object[] mixed = {"a", "b", 3, "d"};
    fails("arraycopy element", () -> System.arraycopy(mixed, 0, strings, 0, 4));
    for (String s : strings) System.out.println(s);
    int[] overlap = {1, 2, 3, 4, 5, 6};
    System.arraycopy(overlap, 0, overlap, 2, 4);
    for (int n : overlap) System.out.print(n);
    System.arraycopy(overlap, 2, overlap, 1, 4);
    for (int n : overlap) System.out.print(n);
    System.out.println();
    fails("empty copy at end", () -> System.arraycopy(new int[2], 2, new int[3], 3, 0));
    fails("null array length", () -> System.out.println(((int[]) null).length));
    fails("cast", () -> System.out.println(((String[]) asObjects(new Object[1])).length));
    fails("cast primitive", () -> System.out.println(((int[]) (Object) new long[1]).length));
  }
}
