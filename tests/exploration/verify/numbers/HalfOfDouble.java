// expect: FALSE
// witness: 1073741824
// SPDX-License-Identifier: Apache-2.0

/** Doubling may wrap, so halving does not undo it. */
public final class HalfOfDouble {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    assert x * 2 / 2 == x;
  }
}
