// expect: FALSE
// witness: 2
// SPDX-License-Identifier: Apache-2.0

/** The field decides: an increment of one and a look at it. */
public final class CounterBehindABranch {
  static int seen;

  static int walk(int n) {
    if (n <= 0) {
      seen++;
      return 0;
    }
    int left = walk(n - 1);
    if (seen > 1) {
      left += 10;
    }
    return left + walk(n - 1);
  }

  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(n >= 0 && n <= 2);
    assert walk(n) != 20;
  }
}
