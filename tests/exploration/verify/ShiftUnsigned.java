// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** An unsigned shift by one clears the sign. */
public final class ShiftUnsigned {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    assert x >>> 1 >= 0;
    assert (x >> 31 == 0) == (x >= 0);
  }
}
