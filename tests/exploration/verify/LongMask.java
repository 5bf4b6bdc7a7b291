// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** The low half of a long as a number. */
public final class LongMask {
  public static void main(String[] args) {
    long n = Verifier.nondetLong();
    long low = n & 0xffffffffL;
    assert low >= 0 && (int) low == (int) n;
  }
}
