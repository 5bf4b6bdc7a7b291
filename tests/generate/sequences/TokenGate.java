// SPDX-License-Identifier: Apache-2.0
package sequences;

/** 4.5: a refund leaves the gate open. Nothing is symbolic: no solver queries. */
public class TokenGate {
  private int banked = 0;
  private int held = 0;
  private boolean open = false;

  public void insert() {
    held = held + 1;
    if (held > 1) {
      open = true;
    }
  }

  public void refund() {
    held = 0; // defect: open stays true
  }

  public void dispense() {
    if (open) {
      banked += held;
      held = 0;
      open = false;
    }
  }
}
