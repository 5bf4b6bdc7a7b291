// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** Two digits parsed are the number they show. */
public final class ParsedDigits {
  public static void main(String[] args) {
    int tens = Verifier.nondetInt();
    Verifier.assume(tens >= 1 && tens <= 9);
    String text = "" + (char) ('0' + tens) + '4';
    assert Integer.parseInt(text) == 10 * tens + 4;
  }
}
