// SPDX-License-Identifier: Apache-2.0
package states;

/** F23: the class writes the field itself, but only a subclass can give it the value the branch needs. */
public class Tuned {
  protected int level;

  public void reset() {
    level = 0;
  }

  public String describe() {
    if (level == 42) {
      return "tuned";
    }
    return "plain";
  }

  /** The class the sequence has to use. */
  public static class Tuner extends Tuned {
    public void tune(int value) {
      level = value;
    }
  }
}
