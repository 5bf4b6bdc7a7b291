// expect: FALSE
// witness: -1
// SPDX-License-Identifier: Apache-2.0

/** As an unsigned number minus one is the largest. */
public final class UnsignedCompare {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    Verifier.assume(x < 10);
    assert Integer.compareUnsigned(x, 10) < 0;
  }
}
