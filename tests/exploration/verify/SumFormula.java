// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** The sum of the first numbers, bounded. */
public final class SumFormula {
  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(0 <= n && n <= 10);
    int sum = 0;
    for (int i = 1; i <= n; i++) {
      sum += i;
    }
    assert 2 * sum == n * (n + 1);
  }
}
