// SPDX-License-Identifier: Apache-2.0
package proofs;

import bad.DayOfYear;

/** One call of each defect of DayOfYear. */
public final class DayOfYearProof {
  private DayOfYearProof() {}

  public static void noSuchDay() {
    DayOfYear.of(2023, 2, 29);
  }

  public static void noDate() {
    DayOfYear.parse("tomorrow");
  }
}
