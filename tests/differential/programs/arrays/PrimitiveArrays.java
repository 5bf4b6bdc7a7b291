// SPDX-License-Identifier: Apache-2.0

/** Arrays of every primitive type: defaults, loads, stores, sign of small types, lengths. */
public class PrimitiveArrays {
  static void print(long value) {
    System.out.println(value);
  }


  private static boolean[] flags = new boolean[10];
  private static byte[] bytes = {-128, -1, 0, 1, 127};
  private static short[] shorts = {Short.MIN_VALUE, -1, Short.MAX_VALUE};
  private static char[] chars = {'a', '\uFFFF', 0};
  private static int[] ints = {Integer.MIN_VALUE, 7, Integer.MAX_VALUE};
  private static long[] longs = {Long.MIN_VALUE, 7, Long.MAX_VALUE};
  private static float[] floats = {Float.MIN_VALUE, -0f, Float.NaN};
  private static double[] doubles = {Double.MAX_VALUE, -0.0, Double.POSITIVE_INFINITY};

  public static void main(String[] args) {
    System.out.println(new boolean[1][1].length);
    print(new byte[3][3].length);
    System.out.println(new double[2][1][0].length);
    for (int i = 0; i < flags.length; i += 3) flags[i] = true;
    for (boolean flag : flags) System.out.print(flag ? '1' : '0');
    System.out.println();
    for (byte b : bytes) print(b);
    bytes[0] = (byte) 200;
    bytes[1] += 255;
    bytes[2]--;
    bytes[3] <<= 7;
    for (byte b : bytes) print(b);
    for (short s : shorts) print(s);
    shorts[1] >>>= 4;
    shorts[2]++;
    for (short s : shorts) print(s);
    for (char c : chars) print(c);
    chars[0] += 2;
    chars[2]--;
    for (char c : chars) print(c);
    for (int i : ints) print(i);
    for (long l : longs) print(l);
    for (float f : floats) System.out.println(f);
    for (double d : doubles) System.out.println(d);
    longs[1] *= longs[1];
    doubles[1] /= 0;
    floats[1] -= 1.5f;
    print(longs[1]);
    System.out.println(doubles[1]);
    System.out.println(floats[1]);
    int[] copy = ints.clone();
    copy[0] = 1;
    print(ints[0]);
    print(copy[0]);
    print(new int[0].length);
    int[][] jagged = {{1}, {2, 3}, {}, {4, 5, 6}};
    int sum = 0;
    for (int[] row : jagged) for (int cell : row) sum = sum * 10 + cell;
    print(sum);
    int[][][] cube = new int[3][4][5];
    for (int x = 0; x < 3; x++)
      for (int y = 0; y < 4; y++)
        for (int z = 0; z < 5; z++) cube[x][y][z] = x * 100 + y * 10 + z;
    print(cube[2][3][4]);
    long[][] partial = new long[2][];
    System.out.println(partial[0] == null);
    partial[1] = new long[] {9};
    print(partial[1][0]);
    char[][] board = new char[3][3];
    for (char[] row : board) java.util.Arrays.fill(row, '.');
    board[1][1] = 'X';
    for (char[] row : board) System.out.println(row);
  }
}
