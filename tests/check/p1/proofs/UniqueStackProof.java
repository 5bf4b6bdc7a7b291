// SPDX-License-Identifier: Apache-2.0
package proofs;

import p1.UniqueStack;

/** One call of each defect of UniqueStack. */
public final class UniqueStackProof {
  private UniqueStackProof() {}

  public static void popThenPush() {
    UniqueStack stack = new UniqueStack();
    stack.pop();
    stack.push(0);
  }
}
