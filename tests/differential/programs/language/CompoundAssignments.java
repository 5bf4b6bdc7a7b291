// SPDX-License-Identifier: Apache-2.0

/** Compound assignments: implicit casts, single evaluation, arrays, fields, strings, shifts. */
public class CompoundAssignments {
  static int evaluations;
  static int[] array = {10, 20, 30};
  byte b = 10;
  short s = 1000;
  char c = 'A';
  long l = 1L << 40;
  float f = 1.5f;
  double d = 2.5;
  String text = "t";
  Object o = "o";
  Integer boxed = 5;
  static CompoundAssignments shared = new CompoundAssignments();

  static int[] array() { evaluations++; return array; }
  static int index() { evaluations++; return 1; }
  static CompoundAssignments target() { evaluations++; return shared; }

  public static void main(String[] args) {
    CompoundAssignments x = new CompoundAssignments();
    x.b += 300;
    x.s -= 70000;
    x.c += 1.9;
    x.l *= 1.5;
    x.f /= 3;
    x.d %= 0.7;
    x.text += 1 + 2 + 'c';
    x.o += "!";
    x.boxed += 10;
    x.boxed *= 2;
    System.out.println(x.b + " " + x.s + " " + x.c + " " + x.l + " " + x.f + " " + x.d + " " + x.text + " " + x.o + " " + x.boxed);
    array()[index()] += 5;
    array()[index()]++;
    array()[index()] <<= array()[0] - 8;
    target().b -= 3;
    target().text += "x";
    target().boxed++;
    System.out.println(array[1] + " " + evaluations + " " + shared.b + " " + shared.text + " " + shared.boxed);
    byte b = (byte) 0xF0;
    b >>= 2;
    System.out.println(b);
    b = (byte) 0xF0;
    b >>>= 2;
    System.out.println(b);
    b = 64;
    b <<= 1;
    System.out.println(b);
    b |= 0x0F;
    b &= 0x3C;
    b ^= 0xFF;
    System.out.println(b);
    char c = 'a';
    c *= 1;
    c += 25;
    c ^= ' ';
    System.out.println(c);
    short s = Short.MAX_VALUE;
    s++;
    s += 1L;
    System.out.println(s);
    int i = 7;
    i += 3.7;
    i -= 'a';
    i *= -1.5f;
    i /= 2.5;
    i %= 11;
    System.out.println(i);
    i = 1;
    i <<= 33;
    System.out.println(i);
    i >>= 33;
    i <<= -1;
    System.out.println(i);
    long l = 1;
    l <<= 65;
    l += Integer.MAX_VALUE;
    l <<= 3L;
    System.out.println(l);
    boolean z = true;
    z &= false;
    z |= true;
    z ^= true;
    System.out.println(z);
    int k = 5;
    k += k++ + ++k;
    System.out.println(k);
    k = k++ * 2 + k;
    System.out.println(k);
    int m = 3;
    m ^= m << 1 ^ (m = 9);
    System.out.println(m);
    double d = 10;
    d++;
    --d;
    d /= 0;
    d -= d;
    System.out.println(d);
    float f = 16777216f;
    f++;
    System.out.println(f);
    int[] a = {0, 0, 0};
    int p = 0;
    a[p++] = p++;
    a[p] = p = 0;
    System.out.println(a[0] + "," + a[1] + "," + a[2] + "," + p);
    int[][] grid = {{1, 2}, {3, 4}};
    grid[1][0] += grid[0][1]++ * --grid[1][1];
    System.out.println(grid[0][1] + " " + grid[1][0] + " " + grid[1][1]);
    String t = null;
    t += null;
    t += 'c';
    t += 1.0f;
    char[] chars = {'x'};
    t += chars.length;
    System.out.println(t);
    try {
      int[] none = null;
      none[index()] += evaluations++;
    } catch (NullPointerException e) {
      System.out.println("null array, evaluations " + evaluations);
    }
    try {
      array[5] += 1 / (evaluations - evaluations);
    } catch (ArrayIndexOutOfBoundsException e) {
      System.out.println("index first");
    }
    Integer boxedNull = null;
    try {
      boxedNull++;
    } catch (NullPointerException e) {
      System.out.println("null box");
    }
  }
}
