// SPDX-License-Identifier: Apache-2.0
package sequences;

/** 4.8 row 3; F33: def a; def b; use a, use b. Both matter: keep. */
public class IndependentDefines {
  private int a;
  private int b;

  public void first(int value) {
    a = value;
  }

  public void second(int value) {
    b = value;
  }

  public boolean target() {
    return a == 7 && b == 9;
  }
}
