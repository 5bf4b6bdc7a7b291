// expect: FALSE
// witness: 3
// SPDX-License-Identifier: Apache-2.0

/** Replacing does not look at its own result again. */
public final class ReplaceOnce {
  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(n >= 0 && n <= 3);
    String text = "a".repeat(n).replace("aa", "a");
    assert text.length() < 2;
  }
}
