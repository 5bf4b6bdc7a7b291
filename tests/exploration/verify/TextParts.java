// expect: FALSE
// witness: x;y
// SPDX-License-Identifier: Apache-2.0

/** Two parts make one whole. */
public final class TextParts {
  public static void main(String[] args) {
    String key = Verifier.nondetString();
    String value = Verifier.nondetString();
    String pair = key + ":" + value;
    assert !pair.equals("x:y");
  }
}
