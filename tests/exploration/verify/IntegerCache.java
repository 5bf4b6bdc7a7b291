// expect: FALSE
// witness: 1000
// SPDX-License-Identifier: Apache-2.0

/** Boxes of large numbers are different objects. */
public final class IntegerCache {
  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Integer a = n;
    Integer b = n;
    assert a == b;
  }
}
