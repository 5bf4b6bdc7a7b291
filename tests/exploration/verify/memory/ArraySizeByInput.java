// expect: FALSE or UNKNOWN
// witness: 1000
// SPDX-License-Identifier: Apache-2.0

/** An array as long as the input says. Hard: a thousand lengths. */
public final class ArraySizeByInput {
  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(n >= 0 && n <= 1000);
    int[] array = new int[n];
    assert array.length != 1000;
  }
}
