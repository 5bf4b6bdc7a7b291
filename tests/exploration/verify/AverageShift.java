// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** The unsigned shift undoes the wrap. */
public final class AverageShift {
  public static void main(String[] args) {
    int low = Verifier.nondetInt();
    int high = Verifier.nondetInt();
    Verifier.assume(0 <= low && low <= high);
    int middle = (low + high) >>> 1;
    assert low <= middle && middle <= high;
  }
}
