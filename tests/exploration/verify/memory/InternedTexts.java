// expect: FALSE
// witness: 9
// SPDX-License-Identifier: Apache-2.0

/** Equal texts that are interned are one object, others are not. */
public final class InternedTexts {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    String made = new StringBuilder("te").append("xt").toString();
    String text = x == 9 ? made : made.intern();
    assert text == "text";
  }
}
