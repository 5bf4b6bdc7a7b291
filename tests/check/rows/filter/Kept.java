// SPDX-License-Identifier: Apache-2.0
package filter;

/** What a constructor was told and a method goes by. */
public class Kept {
  private final RuntimeException planned;
  private int steps;

  public Kept(RuntimeException planned) {
    this.planned = planned;
  }

  /** It is there to throw what it was made with. */
  public void fail() {
    if (planned != null) {
      throw planned;
    }
  }

  /** The text of an argument is the argument's. */
  public static int number(Object value) {
    return value == null ? 0 : Integer.parseInt(value.toString());
  }

  public void next() {
    ++steps;
    walk(steps % 2);
  }

  /** Refuses what this class has worked out itself. */
  public void walk(int pace) {
    if (pace == 0) {
      throw new IllegalArgumentException("no pace"); // @pace
    }
  }
}
