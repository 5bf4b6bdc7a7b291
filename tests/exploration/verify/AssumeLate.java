// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** An assumption after a branch cuts only that path. */
public final class AssumeLate {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    if (x > 100) {
      Verifier.assume(x < 50);
      assert false;
    }
    assert x <= 100;
  }
}
