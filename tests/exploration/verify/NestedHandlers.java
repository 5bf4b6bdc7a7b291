// expect: FALSE
// witness: 3
// SPDX-License-Identifier: Apache-2.0

/** The inner handler throws something else. */
public final class NestedHandlers {
  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    String outcome = "";
    try {
      try {
        int[] a = new int[2];
        a[n & 3] = 1;
        outcome = "stored";
      } catch (ArrayIndexOutOfBoundsException outside) {
        if ((n & 3) == 3) {
          throw new IllegalStateException("three");
        }
        outcome = "two";
      }
    } catch (IllegalStateException state) {
      outcome = state.getMessage();
    }
    assert !outcome.equals("three");
  }
}
