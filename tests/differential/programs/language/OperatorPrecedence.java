// SPDX-License-Identifier: Apache-2.0

/** Precedence and associativity, compound assignment casts, promotion in mixed expressions. */
public class OperatorPrecedence {
  static int calls;
  static int next() { return ++calls; }

  public static void main(String[] args) {
    System.out.println(1 + 2 * 3 - 4 / 2 % 3);
    System.out.println((1 + 2) * (3 - 4) / 2 % 3);
    System.out.println(1 << 2 + 3 + " ".length());
    System.out.println(10 - 5 - 2 + " " + (10 - (5 - 2)) + " " + 100 / 10 / 2 + " " + 2 * 3 % 4);
    System.out.println(5 & 3 | 4 ^ 1);
    System.out.println((5 & 3) == 1 | true & false ^ true);
    System.out.println(!true || true && !false);
    System.out.println(~5 + -3 - -2 + +1);
    System.out.println(1 < 2 == true != false);
    System.out.println(true ? false ? 1 : 2 : 3);
    System.out.println(-7 / 2 + " " + -7 % 2 + " " + (-7 >> 1) + " " + (-7 >>> 30) + " " + -7 * -1 / 2);
    int i = 5;
    System.out.println(i++ + ++i * i-- - --i);
    System.out.println(i + " " + - -i + " " + -(-i) + " " + ~-i);
    System.out.println(next() + next() * next() - next() + " " + calls);
    boolean b = false;
    System.out.println((b = true) && (b = !b) || (b ^= true));
    System.out.println(b);
    int x, y, z;
    x = y = z = 4;
    x += y -= z *= 2;
    System.out.println(x + " " + y + " " + z);
    System.out.println(1 + 2 + "3" + 4 * 5 + (6 + 7) + -8);
    System.out.println("" + 1 + 2 + 3.0f + 'c' + (char) ('c' + 1) + ('c' + 1));
    System.out.println((byte) 200 + (short) 40000 + (char) -1 + (int) 3.9 + (long) -3.9);
    System.out.println((int) 'a' + 1 + " " + (char) (97 + 1) + " " + (5 / 2.0 + 5 / 2));
    System.out.println(1.0 / 0 + " " + -1.0 / 0 + " " + 0.0 / 0 + " " + 5 % 3.5 + " " + -5.5 % 2);
    System.out.println(1 > 0 ? 'x' : 0);
    System.out.println(args.length > 0 ? 'x' : i);
    System.out.println((Object) (true ? 1 : 2.0) + " " + (true ? (Integer) 1 : (Double) 2.0) + " " + (true ? null : 0));
    System.out.println(0x7FFFFFFF + 1 == Integer.MIN_VALUE ? "wraps" : "no");
    System.out.println(5 == 5.0 && 'a' == 97 && 1L == 1f);
    System.out.println(0.1 + 0.2 == 0.3 ? "equal" : "not equal");
    System.out.println(0.1f + 0.2f == 0.3f ? "equal" : "not equal");
    System.out.println((float) 0.1 == 0.1 ? "equal" : "not equal");
    System.out.println(16777217 == 16777217f ? "equal" : "not equal");
    System.out.println(Long.MAX_VALUE == (double) Long.MAX_VALUE ? "equal" : "not equal");
    System.out.println((1 | 2) << 3 >> 1 >>> 1 & 7);
    System.out.println("a" + null + 'b' == "anullb" ? "folded" : "not folded");
    System.out.println(new int[] {1, 2, 3}[1] + new int[2].length + "abc".charAt(1) + "x".length());
    System.out.println(!(i > 3) ^ i == 3 | i != 3 & true);
    System.out.println(i = 3 > 2 ? 10 : 20);
    System.out.println(i > 5 ? i < 8 ? "mid" : "high" : "low");
    int shift = 1;
    System.out.println(shift << 1 << 2 >> 1 << -31);
    System.out.println((i & 1) == 0 ? i >> 1 : i * 3 + 1);
  }
}
