// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** Small whole numbers are exact. */
public final class FloatExactSmall {
  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(n >= -4096 && n <= 4096);
    float f = n;
    assert f * f == n * n;
  }
}
