// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** A switch over a null reference throws. */
public final class SwitchOnNull {
  private enum Answer { YES, NO }

  public static void main(String[] args) {
    Answer answer = Verifier.nondetBoolean() ? Answer.YES : null;
    boolean thrown = false;
    try {
      switch (answer) {
        case YES -> thrown = false;
        default -> thrown = false;
      }
    } catch (NullPointerException e) {
      thrown = true;
    }
    assert thrown == (answer == null);
  }
}
