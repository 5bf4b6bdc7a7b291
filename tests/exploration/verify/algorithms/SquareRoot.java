// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** A whole square root by halving. */
public final class SquareRoot {
  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(n >= 0 && n < 100);
    int low = 0;
    int high = 100;
    while (high - low > 1) {
      int middle = (low + high) >>> 1;
      if (middle * middle <= n) {
        low = middle;
      } else {
        high = middle;
      }
    }
    assert low * low <= n && (low + 1) * (low + 1) > n;
  }
}
