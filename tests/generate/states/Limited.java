// SPDX-License-Identifier: Apache-2.0
package states;

/** F39: the public field of an object of another class, given as an argument or held in a field. */
public class Limited {
  public Limits limits;

  /** The other class. */
  public static class Limits {
    public int most;
  }

  public boolean isBounded() {
    return limits != null && limits.most == 7;
  }

  public static boolean isHigh(Limits limits) {
    return limits.most == 8;
  }
}
