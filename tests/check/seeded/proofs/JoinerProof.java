// SPDX-License-Identifier: Apache-2.0
package proofs;

import bad.Joiner;

/** One call of each defect of Joiner. */
public final class JoinerProof {
  private JoinerProof() {}

  public static void joinNothing() {
    new Joiner(", ").join();
  }

  public static void joinNothingWithWord() {
    new Joiner(", ").joinWithWord("and");
  }
}
