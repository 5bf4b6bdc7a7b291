// expect: FALSE
// witness: 9
// SPDX-License-Identifier: Apache-2.0

/** The search never looks at the last element. */
public final class BinarySearchBug {
  private static final int[] SORTED = {1, 3, 5, 7, 9};

  public static void main(String[] args) {
    int key = Verifier.nondetInt();
    int low = 0;
    int high = SORTED.length - 1;
    boolean found = false;
    while (low < high) {
      int middle = (low + high) / 2;
      if (SORTED[middle] == key) {
        found = true;
        break;
      }
      if (SORTED[middle] < key) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    Verifier.assume(key == 1 || key == 5 || key == 9);
    assert found;
  }
}
