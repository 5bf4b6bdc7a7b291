// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** The distance of two short texts is at most the length of the longer one. */
public final class EditDistance {
  public static void main(String[] args) {
    String a = (Verifier.nondetBoolean() ? "a" : "b") + (Verifier.nondetBoolean() ? "a" : "b");
    String b = Verifier.nondetBoolean() ? "ab" : "b";
    int[][] d = new int[a.length() + 1][b.length() + 1];
    for (int i = 0; i <= a.length(); i++) {
      for (int j = 0; j <= b.length(); j++) {
        if (i == 0 || j == 0) {
          d[i][j] = i + j;
        } else {
          int change = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
          d[i][j] = Math.min(d[i - 1][j - 1] + change, Math.min(d[i - 1][j], d[i][j - 1]) + 1);
        }
      }
    }
    int distance = d[a.length()][b.length()];
    assert distance <= 2 && (distance > 0 || a.equals(b));
  }
}
