// SPDX-License-Identifier: Apache-2.0
package proofs;

import bad.Report;

/** One call of each defect of Report. */
public final class ReportProof {
  private ReportProof() {}

  public static void noColumns() {
    new Report.Summary().columnWidth();
  }

  public static void noLabel() {
    new Report.Titled().heading(0);
  }
}
