// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** Two events are not enough to open it. */
public final class StateMachineTooShort {
  private enum State { LOCKED, ARMED, TURNED, OPEN }

  private static State next(State state, int event) {
    return switch (state) {
      case LOCKED -> event == 1 ? State.ARMED : State.LOCKED;
      case ARMED -> event == 2 ? State.TURNED : State.LOCKED;
      case TURNED -> event == 1 ? State.OPEN : State.LOCKED;
      case OPEN -> State.OPEN;
    };
  }

  public static void main(String[] args) {
    State state = State.LOCKED;
    for (int i = 0; i < 2; i++) {
      state = next(state, Verifier.nondetInt());
    }
    assert state != State.OPEN;
  }
}
