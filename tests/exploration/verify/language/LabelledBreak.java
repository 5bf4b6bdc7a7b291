// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** The outer loop is left at once. */
public final class LabelledBreak {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    int rounds = 0;
    outer:
    for (int i = 0; i < 4; i++) {
      for (int j = 0; j < 4; j++) {
        if (i * 4 + j == x) {
          break outer;
        }
        rounds++;
      }
    }
    assert rounds == (x >= 0 && x < 16 ? x : 16);
  }
}
