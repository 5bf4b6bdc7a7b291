// SPDX-License-Identifier: Apache-2.0
package rows;

/** F17: no array longer than the limit is allocated. */
public class ArraySize {
  public static int allocate(int n) {
    int[] cells = new int[n];
    return cells.length > 3 ? 1 : 0;
  }

  public static int allocateBoth(int n, int m) {
    int[][] cells = new int[n][m];
    return cells.length > 2 && cells[0].length > 2 ? 1 : 0;
  }

  public static int allocateMany(int n) {
    if (n <= 100) {
      return 0;
    }
    return new int[n].length > 0 ? 1 : 2;
  }
}
