// expect: FALSE
// witness: +5
// SPDX-License-Identifier: Apache-2.0

/** A leading plus is allowed. */
public final class ParsedSign {
  public static void main(String[] args) {
    String text = Verifier.nondetString();
    Verifier.assume(text.length() == 2 && text.charAt(1) == '5');
    try {
      assert Integer.parseInt(text) > 9 || text.charAt(0) == '-' || text.charAt(0) == '0';
    } catch (NumberFormatException e) {
      return;
    }
  }
}
