// expect: FALSE
// witness: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
// SPDX-License-Identifier: Apache-2.0

/** Longer than what is tried first. */
public final class TextOf200 {
  public static void main(String[] args) {
    String text = Verifier.nondetString();
    assert text.length() != 200;
  }
}
