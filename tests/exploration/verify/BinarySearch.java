// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** The search finds what is there and nothing else. */
public final class BinarySearch {
  private static final int[] SORTED = {1, 3, 5, 7, 9};

  private static int find(int key) {
    int low = 0;
    int high = SORTED.length - 1;
    while (low <= high) {
      int middle = (low + high) >>> 1;
      if (SORTED[middle] == key) {
        return middle;
      }
      if (SORTED[middle] < key) {
        low = middle + 1;
      } else {
        high = middle - 1;
      }
    }
    return -1;
  }

  public static void main(String[] args) {
    int key = Verifier.nondetInt();
    int at = find(key);
    boolean present = 1 <= key && key <= 9 && key % 2 == 1;
    assert at < 0 ? !present : present && SORTED[at] == key;
  }
}
