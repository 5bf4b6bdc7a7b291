// SPDX-License-Identifier: Apache-2.0
package sequences;

/** 4.10; F30, F31: six equivalent orders of the setters, one of them explored. */
public class TripleLatch {
  private boolean x;
  private boolean y;
  private boolean z;

  public void setX(boolean value) {
    x = value;
  }

  public void setY(boolean value) {
    y = value;
  }

  public void setZ(boolean value) {
    z = value;
  }

  public String fire() {
    if (x && y && z) {
      return "target";
    }
    return "nothing";
  }
}
