// expect: FALSE
// witness: 2147483647;1
// SPDX-License-Identifier: Apache-2.0

/** The sum of two indices may wrap. */
public final class AverageOverflow {
  public static void main(String[] args) {
    int low = Verifier.nondetInt();
    int high = Verifier.nondetInt();
    Verifier.assume(low >= 0 && high >= 0);
    int middle = (low + high) / 2;
    assert middle >= 0;
  }
}
