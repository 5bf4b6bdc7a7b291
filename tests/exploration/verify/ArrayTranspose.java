// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** Transposing twice changes nothing. */
public final class ArrayTranspose {
  private static int[][] transpose(int[][] m) {
    int[][] t = new int[2][2];
    for (int i = 0; i < 2; i++) {
      for (int j = 0; j < 2; j++) {
        t[j][i] = m[i][j];
      }
    }
    return t;
  }

  public static void main(String[] args) {
    int a = Verifier.nondetInt();
    int b = Verifier.nondetInt();
    int[][] m = {{a, b}, {b + 1, a - 1}};
    int[][] twice = transpose(transpose(m));
    assert twice[0][1] == b && twice[1][0] == b + 1 && twice[1][1] == a - 1;
  }
}
