// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** A handler for everything that has nothing to hide. */
public final class CatchesEverything {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    int y = 0;
    try {
      y = 100 / x;
    } catch (Throwable t) {
      y = 0;
    }
    assert y >= -100 && y <= 100;
  }
}
