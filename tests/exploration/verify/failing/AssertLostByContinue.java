// expect: FALSE
// witness: 4
// SPDX-License-Identifier: Apache-2.0

/** The loop goes on from the finally block. */
public final class AssertLostByContinue {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    int rounds = 0;
    for (int i = 0; i < 6; i++) {
      try {
        assert i != x;
      } finally {
        rounds++;
        continue;
      }
    }
    assert rounds == 6;
  }
}
