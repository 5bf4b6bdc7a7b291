// SPDX-License-Identifier: Apache-2.0
package proofs;

import bad.RunLength;

/** One call of each defect of RunLength. */
public final class RunLengthProof {
  private RunLengthProof() {}

  public static void oddLength() {
    RunLength.unpack("a2b");
  }

  public static void noCount() {
    RunLength.unpack("ab");
  }
}
