// expect: FALSE
// witness: 32767;1
// SPDX-License-Identifier: Apache-2.0

/** A compound assignment narrows without a word. */
public final class ShortSum {
  public static void main(String[] args) {
    short a = Verifier.nondetShort();
    short b = Verifier.nondetShort();
    int exact = a + b;
    a += b;
    assert a == exact;
  }
}
