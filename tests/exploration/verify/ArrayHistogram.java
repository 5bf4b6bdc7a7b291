// expect: FALSE
// witness: 2;2;2
// SPDX-License-Identifier: Apache-2.0

/** All three may fall into one bin. */
public final class ArrayHistogram {
  public static void main(String[] args) {
    int[] bins = new int[4];
    for (int i = 0; i < 3; i++) {
      int value = Verifier.nondetInt();
      Verifier.assume(0 <= value && value < 4);
      bins[value]++;
    }
    assert bins[2] < 3;
  }
}
