// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** Below 49 the three divisors are enough. */
public final class PrimeTestEnough {
  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(n > 5 && n < 49);
    boolean claimed = n % 2 != 0 && n % 3 != 0 && n % 5 != 0;
    boolean prime = true;
    for (int d = 2; d < n; d++) {
      if (n % d == 0) {
        prime = false;
        break;
      }
    }
    assert claimed == prime;
  }
}
