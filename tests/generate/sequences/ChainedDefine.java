// SPDX-License-Identifier: Apache-2.0
package sequences;

/** 4.8 row 4; F33: def a; use a, def a; use a. The first acts through the second: keep. */
public class ChainedDefine {
  private int a;

  public void first(int value) {
    a = value;
  }

  public void second() {
    a = a * 2;
  }

  public boolean target() {
    return a == 14;
  }
}
