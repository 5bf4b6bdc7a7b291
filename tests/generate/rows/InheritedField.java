// SPDX-License-Identifier: Apache-2.0
package rows;

/** F23: the branch needs a field that only the subclass can set. */
public class InheritedField {
  protected int level;

  public String describe() {
    if (level == 42) {
      return "tuned";
    }
    return "plain";
  }

  /** The class the sequence has to use. */
  public static class Tuner extends InheritedField {
    public void tune(int value) {
      level = value;
    }
  }
}
