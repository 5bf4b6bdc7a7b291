// expect: FALSE
// witness: 1
// SPDX-License-Identifier: Apache-2.0

/** The loop leaves out the last number. */
public final class SumOffByOne {
  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(0 <= n && n <= 10);
    int sum = 0;
    for (int i = 1; i < n; i++) {
      sum += i;
    }
    assert 2 * sum == n * (n + 1);
  }
}
