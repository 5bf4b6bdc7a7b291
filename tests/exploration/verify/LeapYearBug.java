// expect: FALSE
// witness: 1900
// SPDX-License-Identifier: Apache-2.0

/** The rule of hundred years forgotten. */
public final class LeapYearBug {
  public static void main(String[] args) {
    int year = Verifier.nondetInt();
    Verifier.assume(1800 <= year && year <= 2100);
    boolean right = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    boolean wrong = year % 4 == 0;
    assert right == wrong;
  }
}
