// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** The exact sum is the sum, or an exception. */
public final class AddExact {
  public static void main(String[] args) {
    int a = Verifier.nondetInt();
    int b = Verifier.nondetInt();
    long expected = (long) a + b;
    try {
      assert Math.addExact(a, b) == expected;
    } catch (ArithmeticException overflow) {
      assert expected > Integer.MAX_VALUE || expected < Integer.MIN_VALUE;
    }
  }
}
