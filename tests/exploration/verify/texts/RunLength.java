// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** A run-length code of three letters has as many letters. */
public final class RunLength {
  public static void main(String[] args) {
    String first = Verifier.nondetBoolean() ? "a" : "b";
    String second = Verifier.nondetBoolean() ? "a" : "b";
    String text = first + second + "b";
    int total = 0;
    int run = 1;
    for (int i = 1; i <= text.length(); i++) {
      if (i < text.length() && text.charAt(i) == text.charAt(i - 1)) {
        run++;
      } else {
        total += run;
        run = 1;
      }
    }
    assert total == 3;
  }
}
