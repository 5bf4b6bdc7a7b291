// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** The size is an input; for the largest one no memory may be left. */
public final class HugeArrayByInput {
  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(n >= 0);
    int[] array = null;
    try {
      array = new int[n];
    } catch (OutOfMemoryError e) {
      System.out.println("too large");
    }
    assert array != null;
  }
}
