// SPDX-License-Identifier: Apache-2.0
class ArrayOps {
  static Object[] make(int n) {
    byte[] bytes = new byte[n];
    bytes[0] = (byte) n;
    boolean[] flags = {true, false};
    long[][] grid = new long[n][3];
    String[][] names = new String[n][];
    grid[0][1] = bytes.length;
    return new Object[] {bytes, flags, grid, names, (Object) names instanceof Object[]};
  }
}
