// expect: FALSE
// witness: 42
// SPDX-License-Identifier: Apache-2.0

/** A number hidden in text. */
public final class TextNumber {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    int n;
    try {
      n = Integer.parseInt(s);
    } catch (NumberFormatException malformed) {
      n = 0;
    }
    assert n != 42;
  }
}
