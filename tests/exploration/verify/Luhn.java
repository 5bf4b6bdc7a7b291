// expect: FALSE
// witness: 7;9;9
// SPDX-License-Identifier: Apache-2.0

/** A number with a valid check digit. */
public final class Luhn {
  public static void main(String[] args) {
    int a = Verifier.nondetInt();
    int b = Verifier.nondetInt();
    int c = Verifier.nondetInt();
    Verifier.assume(a == 7 && b >= 5 && b <= 9 && c >= 0 && c <= 9);
    int doubled = b * 2 > 9 ? b * 2 - 9 : b * 2;
    int sum = a + doubled + c;
    assert sum % 10 != 5 || c != 9;
  }
}
