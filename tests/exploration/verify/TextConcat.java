// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** Lengths add up. */
public final class TextConcat {
  public static void main(String[] args) {
    String a = Verifier.nondetString();
    String b = Verifier.nondetString();
    Verifier.assume(a.length() <= 2 && b.length() <= 2);
    String whole = a + b;
    assert whole.length() == a.length() + b.length();
    assert whole.startsWith(a) && whole.endsWith(b);
  }
}
