// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** Without the smallest int, absolute values are not negative. */
public final class AbsGuarded {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    Verifier.assume(x > Integer.MIN_VALUE);
    int absolute = x < 0 ? -x : x;
    assert absolute >= 0;
    assert absolute == x || absolute == -x;
  }
}
