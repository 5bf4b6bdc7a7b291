// SPDX-License-Identifier: Apache-2.0
package sequences;

/** 4.5; F29, F30: the token gate with its contract, broken by insert, insert, refund, dispense. */
public class TokenGateContract {
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
      assert held >= 2;
      banked += held;
      held = 0;
      open = false;
    }
  }
}
