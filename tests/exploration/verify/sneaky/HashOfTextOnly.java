// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** Texts and numbers have hash codes of their own, in records, too. */
public final class HashOfTextOnly {
  private record Name(String text, int number) {}

  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    assert new Name("a", x).hashCode() - x == new Name("a", 0).hashCode();
  }
}
