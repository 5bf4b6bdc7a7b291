// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** The left operand is evaluated before the right one. */
public final class EvaluatedLeftFirst {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    int i = x;
    int sum = i + i++ + i;
    assert sum == 3 * x + 1;
  }
}
