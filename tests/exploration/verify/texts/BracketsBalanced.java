// expect: FALSE
// witness: )(
// SPDX-License-Identifier: Apache-2.0

/** As many closed as opened does not mean that they match. */
public final class BracketsBalanced {
  public static void main(String[] args) {
    String text = Verifier.nondetString();
    Verifier.assume(text.length() == 2);
    int depth = 0;
    for (int i = 0; i < 2; i++) {
      char c = text.charAt(i);
      Verifier.assume(c == '(' || c == ')');
      depth += c == '(' ? 1 : -1;
    }
    assert depth != 0 || text.charAt(0) == '(';
  }
}
