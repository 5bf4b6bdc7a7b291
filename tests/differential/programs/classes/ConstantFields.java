// SPDX-License-Identifier: Apache-2.0

/** Static and instance fields of every type: defaults, constants, hiding, shadowed statics, order of writes. */
public class ConstantFields {
  static boolean z;
  static byte b;
  static short s;
  static char c;
  static int i;
  static long l;
  static float f;
  static double d;
  static Object o;
  static int[] a;

  boolean iz = true;
  byte ib = -1;
  short is = -2;
  char ic = 'c';
  int ii = -4;
  long il = 1L << 50;
  float if_ = 0.1f;
  double id = 0.1;
  Object io = this;
  int[] ia = {1, 2};
  volatile long vl = Long.MIN_VALUE;
  transient double td = Double.MIN_VALUE;

  static final int CONST_INT = 1 << 20;
  static final long CONST_LONG = CONST_INT * 4096L;
  static final double CONST_DOUBLE = CONST_INT / 3.0;
  static final float CONST_FLOAT = 1 / 3f;
  static final String CONST_TEXT = "v" + CONST_INT;
  static final char CONST_CHAR = (char) (CONST_INT >> 13);
  static final boolean CONST_BOOL = CONST_LONG > CONST_INT;
  static final byte CONST_BYTE = (byte) CONST_INT;
  static final Integer BOXED = CONST_INT;
  static final int COMPUTED = "text".length();

  static class Wide {
    long a = 1, b = 2;
    double c = 3, d = 4;
    int e = 5;
    boolean f = true;
    byte g = 6;
    Object h = "h";
    long sum() { return a + b + (long) c + (long) d + e + (f ? 1 : 0) + g; }
  }

  static class Wider extends Wide {
    long a = 100;
    byte x = 7;
    double y = 8;
    short z = 9;
    @Override long sum() { return super.sum() * 1000 + a + super.a + x + (long) y + z; }
  }

  static long writes(Wider w) {
    w.a = -1;
    ((Wide) w).a = 50;
    w.b <<= 40;
    w.c /= 7;
    w.d = -w.d;
    w.e--;
    w.f ^= true;
    w.g += 200;
    w.h = w;
    w.x *= 37;
    w.y = Math.sqrt(w.y);
    w.z = (short) (w.z << 12);
    return w.sum();
  }

  public static void main(String[] args) {
    System.out.println(z + " " + b + " " + s + " " + (int) c + " " + i + " " + l + " " + f + " " + d + " " + o + " " + a);
    ConstantFields x = new ConstantFields();
    System.out.println(x.iz + " " + x.ib + " " + x.is + " " + x.ic + " " + x.ii + " " + x.il + " " + x.if_ + " " + x.id + " " + (x.io == x) + " " + x.ia.length + " " + x.vl + " " + x.td);
    System.out.println(CONST_INT + " " + CONST_LONG + " " + CONST_DOUBLE + " " + CONST_FLOAT + " " + CONST_TEXT + " " + (int) CONST_CHAR + " " + CONST_BOOL + " " + CONST_BYTE + " " + BOXED + " " + COMPUTED);
    z = !z;
    b = (byte) (b - 1);
    s = (short) (b * 1000);
    c = (char) -1;
    i = s * c;
    l = i * (long) i;
    f = l;
    d = f / 3;
    o = new int[] {i};
    a = (int[]) o;
    System.out.println(z + " " + b + " " + s + " " + (int) c + " " + i + " " + l + " " + f + " " + d + " " + a[0]);
    Wider w = new Wider();
    System.out.println(w.sum() + " " + writes(w) + " " + w.b + " " + w.c + " " + w.g + " " + w.x + " " + w.z + " " + (w.h == w));
    ConstantFields[] many = new ConstantFields[100];
    for (int n = 0; n < many.length; n++) {
      many[n] = new ConstantFields();
      many[n].ii = n;
      many[n].il = many[n].ii * many[n].il;
      many[n].ib = (byte) n;
    }
    long check = 0;
    for (ConstantFields m : many) check = check * 31 + m.ii + m.il + m.ib + m.is + m.ic + (long) (m.if_ * 10) + (m.iz ? 1 : 0);
    System.out.println(check);
    ConstantFields none = null;
    System.out.println(none.CONST_INT + none.i);
  }
}
