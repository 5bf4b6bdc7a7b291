// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** What a call does to the field depends on what is in it. */
public final class CounterIsDoubled {
  static int state = 1;

  static void turn(int n) {
    if (n == 0) {
      state = state * 2 + 1;
      return;
    }
    turn(n - 1);
    turn(n - 1);
  }

  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(n >= 0 && n <= 3);
    turn(n);
    assert state == (2 << (1 << n)) - 1;
  }
}
