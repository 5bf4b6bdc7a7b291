// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** A return skips the rest, but not the finally block. */
public final class ReturnFromMain {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    int[] cell = {x};
    try {
      if (x > 100) {
        return;
      }
    } finally {
      cell[0] = 0;
    }
    assert cell[0] == 0 && x <= 100;
  }
}
