// SPDX-License-Identifier: Apache-2.0
package proofs;

import bad.Chain;

/** One call of each defect of Chain. */
public final class ChainProof {
  private ChainProof() {}

  public static void dropFromEmpty() {
    new Chain().dropFirst();
  }

  public static void lastOfDropped() {
    Chain chain = new Chain();
    chain.addFirst(3);
    chain.dropFirst();
    chain.last();
  }
}
