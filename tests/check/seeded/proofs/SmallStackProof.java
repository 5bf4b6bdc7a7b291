// SPDX-License-Identifier: Apache-2.0
package proofs;

import bad.SmallStack;

/** One call of each defect of SmallStack. */
public final class SmallStackProof {
  private SmallStackProof() {}

  public static void pushOnFull() {
    SmallStack<String> stack = new SmallStack<>(1);
    stack.push("a");
    stack.push("b");
  }

  public static void topOfEmpty() {
    new SmallStack<String>(3).top();
  }
}
