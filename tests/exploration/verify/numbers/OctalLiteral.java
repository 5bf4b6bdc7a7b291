// expect: FALSE
// witness: 8
// SPDX-License-Identifier: Apache-2.0

/** A literal with a leading zero is octal. */
public final class OctalLiteral {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    assert x != 010;
  }
}
