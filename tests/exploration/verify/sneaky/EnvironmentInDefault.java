// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** An unknown property and the input together. */
public final class EnvironmentInDefault {
  public static void main(String[] args) {
    int limit = Integer.getInteger("assay.test.limit", 100);
    int x = Verifier.nondetInt();
    Verifier.assume(x >= 0 && x < 50);
    assert x < limit;
  }
}
