// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** An OutOfMemoryError that the program throws itself is like any other. */
public final class OutOfMemoryThrown {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    int caught = 0;
    try {
      if (x < 0) {
        throw new OutOfMemoryError("ours");
      }
    } catch (OutOfMemoryError e) {
      caught = 1;
    }
    assert caught == (x >>> 31);
  }
}
