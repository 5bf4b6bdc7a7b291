// expect: FALSE
// witness: 1
// SPDX-License-Identifier: Apache-2.0

/** The second call with the same argument gives something else. */
public final class CounterIsRead {
  static int calls;

  static int number(int n) {
    calls = calls + 1;
    if (n == 0) {
      return calls;
    }
    return number(n - 1) - number(n - 1);
  }

  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(n >= 1 && n <= 3);
    assert number(n) != -1;
  }
}
