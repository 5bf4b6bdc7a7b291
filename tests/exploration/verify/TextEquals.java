// expect: FALSE
// witness: secret
// SPDX-License-Identifier: Apache-2.0

/** One word opens the door. */
public final class TextEquals {
  public static void main(String[] args) {
    String word = Verifier.nondetString();
    assert !word.equals("secret");
  }
}
