// SPDX-License-Identifier: Apache-2.0
package sequences;

/** 4.9; F34: flag depends on a although its first define comes before the use. */
public class OrderInside {
  private int a;
  private boolean flag;

  public void setA(int value) {
    a = value;
  }

  public void m() {
    flag = false;
    if (a > 0) {
      flag = true;
    }
  }

  public boolean readFlag() {
    return flag;
  }
}
