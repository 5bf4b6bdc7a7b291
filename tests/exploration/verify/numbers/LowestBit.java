// expect: FALSE
// witness: 0
// SPDX-License-Identifier: Apache-2.0

/** Every number has a lowest set bit, but for one. */
public final class LowestBit {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    assert (x & -x) != 0;
  }
}
