// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** Either the number fits or there is an exception. */
public final class LongToIntExact {
  public static void main(String[] args) {
    long x = Verifier.nondetLong();
    try {
      int narrow = Math.toIntExact(x);
      assert narrow == x;
    } catch (ArithmeticException e) {
      assert x > Integer.MAX_VALUE || x < Integer.MIN_VALUE;
    }
  }
}
