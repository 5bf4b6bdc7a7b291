// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** Thrown and caught on purpose, as a test helper does; no assert statement fails. */
public final class ThrownAndCaught {
  private static void fail() {
    throw new AssertionError("expected an exception");
  }

  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    boolean caught = false;
    try {
      if (x > 3) {
        fail();
      }
    } catch (AssertionError e) {
      caught = true;
    }
    assert caught == (x > 3);
  }
}
