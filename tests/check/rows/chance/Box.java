// SPDX-License-Identifier: Apache-2.0
package chance;

/** Changes by a method that returns nothing. */
public class Box {
  private int content;

  public void put(int value) {
    content = value;
  }

  public static int open(Box box) {
    return box == null || box.content == 0 ? 0 : 1 / Integer.signum(0); // @open
  }
}
