// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** Nothing is left to violate the assertion. */
public final class AssumeContradiction {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    Verifier.assume(x > 10);
    Verifier.assume(x < 5);
    assert false;
  }
}
