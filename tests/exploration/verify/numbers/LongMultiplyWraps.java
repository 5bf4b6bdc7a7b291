// expect: FALSE
// witness: 4294967296
// SPDX-License-Identifier: Apache-2.0

/** The square of a long may be 0. */
public final class LongMultiplyWraps {
  public static void main(String[] args) {
    long x = Verifier.nondetLong();
    Verifier.assume(x > 0);
    assert x * x != 0;
  }
}
