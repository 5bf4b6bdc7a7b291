// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** The greatest common divisor divides both. */
public final class GreatestDivisor {
  private static int divisor(int a, int b) {
    while (b != 0) {
      int rest = a % b;
      a = b;
      b = rest;
    }
    return a;
  }

  public static void main(String[] args) {
    int a = Verifier.nondetInt();
    int b = Verifier.nondetInt();
    Verifier.assume(1 <= a && a <= 8 && 1 <= b && b <= 8);
    int d = divisor(a, b);
    assert a % d == 0 && b % d == 0;
  }
}
