// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** Assertions are on, so what they do happens. */
public final class AssertHasEffect {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    boolean on = false;
    assert on = true;
    assert on || x == 0;
  }
}
