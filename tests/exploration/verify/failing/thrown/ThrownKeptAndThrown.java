// expect: FALSE
// witness: 1
// SPDX-License-Identifier: Apache-2.0

/** An explicit error that is caught, kept and thrown at the end. */
public final class ThrownKeptAndThrown {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    AssertionError kept = null;
    try {
      if (x == 1) {
        throw new AssertionError("one");
      }
    } catch (AssertionError e) {
      kept = e;
    }
    if (kept != null) {
      throw kept;
    }
  }
}
