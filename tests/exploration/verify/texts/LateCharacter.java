// expect: FALSE
// witness: qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq
// SPDX-License-Identifier: Apache-2.0

/** The program insists on a long text, and on a character at its end. */
public final class LateCharacter {
  public static void main(String[] args) {
    String text = Verifier.nondetString();
    if (text.length() > 100) {
      assert text.charAt(99) != 'q';
    }
  }
}
