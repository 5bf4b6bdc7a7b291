// SPDX-License-Identifier: Apache-2.0
package directed;

/** A private field that a method sets. */
public class Holder {
  private int x;

  public void setX(int value) {
    x = value;
  }

  public int inverse() {
    return 1 / (x - 7007); // @inverse
  }
}
