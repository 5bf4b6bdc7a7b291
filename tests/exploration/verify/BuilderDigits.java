// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** A digit appended is the digit read. */
public final class BuilderDigits {
  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(0 <= n && n <= 9);
    String s = new StringBuilder("n").append(n).toString();
    assert s.length() == 2 && s.charAt(1) - '0' == n;
  }
}
