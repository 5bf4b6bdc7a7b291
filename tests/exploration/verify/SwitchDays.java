// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** Months have 28 to 31 days. */
public final class SwitchDays {
  private static int days(int month, boolean leap) {
    switch (month) {
      case 2:
        return leap ? 29 : 28;
      case 4:
      case 6:
      case 9:
      case 11:
        return 30;
      default:
        return 31;
    }
  }

  public static void main(String[] args) {
    int month = Verifier.nondetInt();
    boolean leap = Verifier.nondetBoolean();
    Verifier.assume(1 <= month && month <= 12);
    int days = days(month, leap);
    assert days >= 28 && days <= 31;
    assert month == 2 || days >= 30;
  }
}
