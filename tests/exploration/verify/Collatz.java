// expect: FALSE
// witness: 28
// SPDX-License-Identifier: Apache-2.0

/** One start below 30 takes exactly 18 steps. */
public final class Collatz {
  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(1 <= n && n < 30);
    int steps = 0;
    while (n != 1 && steps < 19) {
      n = n % 2 == 0 ? n / 2 : 3 * n + 1;
      steps++;
    }
    assert steps != 18;
  }
}
