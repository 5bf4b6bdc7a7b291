// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** Two ways to tell a leap year. */
public final class LeapYears {
  public static void main(String[] args) {
    int year = Verifier.nondetInt();
    Verifier.assume(1 <= year && year <= 4000);
    boolean first = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    boolean second = year % 400 == 0 || year % 100 != 0 && year % 4 == 0;
    assert first == second;
  }
}
