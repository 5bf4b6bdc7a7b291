// expect: FALSE
// witness: 128
// SPDX-License-Identifier: Apache-2.0

/** Narrowing to byte loses numbers from 128 on. */
public final class ByteCast {
  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(n >= 0 && n <= 200);
    assert (byte) n == n;
  }
}
