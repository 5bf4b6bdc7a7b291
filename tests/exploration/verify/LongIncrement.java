// expect: FALSE
// witness: 9223372036854775807
// SPDX-License-Identifier: Apache-2.0

/** The successor of the largest long is the smallest. */
public final class LongIncrement {
  public static void main(String[] args) {
    long n = Verifier.nondetLong();
    assert n + 1 > n;
  }
}
