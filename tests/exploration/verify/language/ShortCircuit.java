// expect: FALSE
// witness: 1
// SPDX-License-Identifier: Apache-2.0

/** The right operand is not evaluated when the left one decides. */
public final class ShortCircuit {
  private static int calls = 0;

  private static boolean call() {
    calls++;
    return true;
  }

  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    boolean either = x == 1 || call();
    boolean eager = x == 1 | call();
    assert either == eager && calls == 2;
  }
}
