// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** A number that has the majority of three survives the vote. */
public final class MajorityVote {
  public static void main(String[] args) {
    int[] a = {Verifier.nondetInt() & 3, Verifier.nondetInt() & 3, Verifier.nondetInt() & 3};
    int candidate = 0;
    int votes = 0;
    for (int value : a) {
      if (votes == 0) {
        candidate = value;
      }
      votes += value == candidate ? 1 : -1;
    }
    assert a[0] != a[1] || candidate == a[0];
    assert a[1] != a[2] || candidate == a[1];
    assert a[0] != a[2] || candidate == a[0];
  }
}
