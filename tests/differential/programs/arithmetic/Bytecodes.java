// SPDX-License-Identifier: Apache-2.0

/** Stack shuffling forms the compiler emits: dup_x1, dup_x2, dup2 and its relatives, and comparisons. */
public class Bytecodes {
  int i = 3;
  long l = 4;
  static int si = 5;
  static long sl = 6;
  double[] doubles = {1, 2, 3};
  int[] ints = {1, 2, 3};
  long[][] longs = {{1, 2}, {3, 4}};
  Integer boxed = 10;
  String text = "t";

  int dupX1() { return i++ + ++i; }
  long dup2X1() { return l++ + ++l; }
  int dupX2(int at) { return ints[at]++ + ++ints[at]; }
  long dup2X2(int at) { return longs[1][at]++ + ++longs[1][at]; }
  double arrayCompound(int at) { return doubles[at] *= doubles[at + 1] += 0.5; }
  int chain() { int a, b, c; a = b = c = i = si = 17; return a + b + c; }
  long longChain() { long a, b; a = b = l = sl = 1L << 40; return a + b; }
  int boxedIncrement() { return boxed++ + ++boxed; }
  String textAppend() { return text += i + text; }
  static int statics() { return si++ * --si + (int) (sl++ - --sl); }

  static String intCompare(int a, int b) {
    return "" + (a == b) + (a != b) + (a < b) + (a >= b) + (a > b) + (a <= b) + (a == 0) + (a != 0) + (a < 0) + (a >= 0) + (a > 0) + (a <= 0);
  }

  static String floatCompare(float a, float b) {
    return "" + (a == b) + (a != b) + (a < b) + (a >= b) + (a > b) + (a <= b) + !(a < b) + !(a > b);
  }

  static String doubleCompare(double a, double b) {
    StringBuilder s = new StringBuilder();
    if (a < b) s.append("lt ");
    if (a <= b) s.append("le ");
    if (a > b) s.append("gt ");
    if (a >= b) s.append("ge ");
    if (!(a < b)) s.append("nlt ");
    if (!(a >= b)) s.append("nge ");
    while (a < b) { s.append("w "); a = b; }
    return s.toString();
  }

  static String references(Object a, Object b) {
    return "" + (a == b) + (a != b) + (a == null) + (b != null);
  }

  static boolean logic(boolean a, boolean b, boolean c) {
    boolean x = a & b | !c ^ a;
    x &= b || c && !a;
    x |= a ? b : c;
    x ^= (a != b) == c;
    return x;
  }

  static int ternaries(int n) {
    return n < 0 ? n < -10 ? -2 : -1 : n == 0 ? 0 : n > 10 ? 2 : 1;
  }

  static double mixed(byte b, short s, char c, int i, long l, float f) {
    return b + s * c - i / 3 + l % 7 * f - (b << s) + (c >> 1) + (l >>> 3) - -f;
  }

  static long conversions(double d) {
    long total = (long) d + (int) d + (short) d + (byte) d + (char) d;
    total += (long) (float) d + (int) (float) d + (byte) (long) d + (char) (long) d + (short) (float) d;
    return total + (long) ((float) (int) d + (double) (long) d + (float) (long) d);
  }

  void popped() {
    dupX1();
    dup2X1();
    new Object();
    new int[3].clone();
    Math.sqrt(4);
    Long.valueOf(3).hashCode();
  }

  public static void main(String[] args) {
    Bytecodes b = new Bytecodes();
    System.out.println(b.dupX1() + " " + b.dup2X1() + " " + b.dupX2(1) + " " + b.dup2X2(0));
    System.out.println(b.arrayCompound(0) + " " + b.doubles[1] + " " + b.chain() + " " + b.longChain());
    System.out.println(b.boxedIncrement() + " " + b.textAppend() + " " + statics());
    b.popped();
    System.out.println(b.i + " " + b.l + " " + si + " " + sl + " " + b.ints[1] + " " + b.longs[1][0]);
    int[] values = {-1, 0, 1, Integer.MIN_VALUE, Integer.MAX_VALUE};
    for (int x : values) for (int y : values) System.out.println(intCompare(x, y));
    float[] floats = {-0f, 0f, 1f, Float.NaN, Float.POSITIVE_INFINITY};
    for (float x : floats) for (float y : floats) System.out.println(floatCompare(x, y) + " " + doubleCompare(x, y));
    System.out.println(references("a", "a") + references(null, null) + references("a", null) + references(new Object(), new Object()));
    for (int bits = 0; bits < 8; bits++) System.out.print(logic((bits & 1) != 0, (bits & 2) != 0, (bits & 4) != 0) + " ");
    System.out.println();
    for (int n : new int[] {-20, -5, 0, 5, 20}) System.out.print(ternaries(n) + " ");
    System.out.println(mixed((byte) -3, (short) 4, 'x', 100, 1L << 35, 2.5f));
    for (double d : new double[] {0, 1.9, -1.9, 70000.5, -1e10, 1e20, Double.NaN}) System.out.println(conversions(d));
  }
}
