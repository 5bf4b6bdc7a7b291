// expect: FALSE
// witness: 1;1;2;3
// SPDX-License-Identifier: Apache-2.0

/** After a refund the gate stays open. */
public final class TokenGate {
  public static void main(String[] args) {
    int held = 0;
    boolean open = false;
    for (int i = 0; i < 4; i++) {
      int action = Verifier.nondetInt();
      if (action == 1) {
        held++;
        open = open || held > 1;
      } else if (action == 2) {
        held = 0;
      } else if (action == 3 && open) {
        assert held >= 2;
        held = 0;
        open = false;
      }
    }
  }
}
