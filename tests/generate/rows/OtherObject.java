// SPDX-License-Identifier: Apache-2.0
package rows;

/** F35: a define on one object and a use on another are no pair. */
public class OtherObject {
  private int mark;

  public void setMark(int value) {
    mark = value;
  }

  public boolean isMarked() {
    return mark == 5;
  }
}
