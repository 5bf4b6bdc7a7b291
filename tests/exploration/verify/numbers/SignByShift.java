// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** The sign without a branch. */
public final class SignByShift {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    int sign = x >> 31 | -x >>> 31;
    assert sign == Integer.signum(x);
  }
}
