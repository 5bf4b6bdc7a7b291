// SPDX-License-Identifier: Apache-2.0

/** Char, byte and short arithmetic: promotion, wrap-around, casts between all primitive types. */
public class CharArithmetic {
  static final long[] SAMPLES = {0, 1, -1, 65, 127, 128, 255, 256, 32767, 32768, 65535, 65536, -32768, -32769, 2147483647L, 2147483648L, -2147483649L, 1L << 40, Long.MIN_VALUE, Long.MAX_VALUE};

  static String casts(long v) {
    int i = (int) v;
    short s = (short) v;
    byte b = (byte) v;
    char c = (char) v;
    float f = v;
    double d = v;
    return i + " " + s + " " + b + " " + (int) c + " " + (byte) c + " " + (short) c + " " + (char) b + "".length() + " " + (int) (char) b + " " + (int) (char) s + " " + (long) f + " " + (int) f + " " + (short) f + " " + (byte) d + " " + (int) (char) d + " " + (float) d + " " + (float) i + " " + (double) (float) i;
  }

  static char rot13(char c) {
    if (c >= 'a' && c <= 'z') return (char) ((c - 'a' + 13) % 26 + 'a');
    if (c >= 'A' && c <= 'Z') return (char) ((c - 'A' + 13) % 26 + 'A');
    return c;
  }

  static int overload(char c) { return 1; }
  static int overload(int i) { return 2; }
  static int overload(byte b) { return 3; }
  static int overload(short s) { return 4; }

  public static void main(String[] args) {
    for (long v : SAMPLES) System.out.println(v + ": " + casts(v));
    char c = 'a';
    System.out.println(c + 1);
    System.out.println((char) (c + 1));
    System.out.println(c++ + " " + ++c + " " + (c += 2) + " " + c--);
    c = 0;
    c--;
    System.out.println((int) c + " " + (c == 65535) + " " + (c > -1) + " " + (c >> 8) + " " + (c << 8) + " " + ~c);
    byte b = (byte) 200;
    System.out.println(b + " " + (b & 0xFF) + " " + (b >> 1) + " " + (b >>> 1) + " " + (byte) (b >>> 1) + " " + (byte) ((b & 0xFF) >>> 1) + " " + (b << 25) + " " + (b ^ 0xFF) + " " + -b + " " + (b * b));
    short s = (short) 0x8001;
    System.out.println(s + " " + (s & 0xFFFF) + " " + (s >>> 4) + " " + (short) (s >>> 4) + " " + (short) -s + " " + s / 2 + " " + s % 7);
    System.out.println(overload('x') + " " + overload('x' + 1) + " " + overload((byte) 1) + " " + overload(s) + " " + overload((char) s) + " " + overload(c++) + " " + overload(b));
    StringBuilder out = new StringBuilder();
    for (char ch : "Hello, World".toCharArray()) out.append(rot13(ch));
    System.out.println(out);
    int counts[] = new int[26], total = 0;
    for (char ch : "the five boxing wizards jump quickly".toCharArray()) if (ch != ' ') counts[ch - 'a']++;
    for (char ch = 'a'; ch <= 'z'; ch++) if (counts[ch - 'a'] > 1) System.out.print(ch + "" + counts[ch - 'a'] + " ");
    System.out.println();
    for (byte k = 120; k > 0; k++) total += k;
    System.out.println(total);
    for (char ch = '\uFFF0'; ch != 3; ch++) total += ch;
    System.out.println(total);
    final char constant = 'b';
    byte fits = constant;
    char back = 98 + 1;
    System.out.println(fits + " " + back + " " + (char) 98 + (int) 'b' + (char) ('b' | ' ') + (char) ('b' & ~' '));
    System.out.println('1' + '2' + "3" + '4' + 5 + (char) 54);
    System.out.println((true ? 'x' : 0) + " " + (true ? 'x' : total) + " " + (false ? 1.0f : 'c') + " " + (true ? (byte) 1 : 'c') + " " + (true ? null : 'c'));
    int hash = 0;
    for (int i = 0; i < 70000; i += 7) hash = hash * 31 + (char) i + (byte) i + (short) i;
    System.out.println(hash);
    switch (c) {
      case 'a' - 'a': System.out.println("zero"); break;
      case (char) -1 + 0: System.out.println("max"); break;
      default: System.out.println("between " + (int) c);
    }
  }
}
