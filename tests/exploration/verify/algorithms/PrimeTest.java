// expect: FALSE
// witness: 49
// SPDX-License-Identifier: Apache-2.0

/** A test that divides by too few numbers. */
public final class PrimeTest {
  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(n > 5 && n < 60);
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
