// expect: FALSE
// witness: 9007199254740993
// SPDX-License-Identifier: Apache-2.0

/** A double does not hold every long. */
public final class DoubleFromLong {
  public static void main(String[] args) {
    long x = Verifier.nondetLong();
    assert (long) (double) x == x;
  }
}
