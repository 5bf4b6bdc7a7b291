// expect: FALSE
// witness: 7;5
// SPDX-License-Identifier: Apache-2.0

/** Two equations with one solution. */
public final class LinearSolvable {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    int y = Verifier.nondetInt();
    if (3 * x + 2 * y == 31) {
      assert x - y != 2;
    }
  }
}
