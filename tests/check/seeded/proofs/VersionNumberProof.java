// SPDX-License-Identifier: Apache-2.0
package proofs;

import bad.VersionNumber;

/** One call of each defect of VersionNumber. */
public final class VersionNumberProof {
  private VersionNumberProof() {}

  public static void letters() {
    VersionNumber.parse("beta.1");
  }

  public static void oneNumber() {
    VersionNumber.parse("3");
  }
}
