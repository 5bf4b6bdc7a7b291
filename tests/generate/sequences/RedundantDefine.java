// SPDX-License-Identifier: Apache-2.0
package sequences;

/** 4.8 row 2; F33: def a; def a; use a. The first is overwritten: redundant. */
public class RedundantDefine {
  private int a;

  public void first(int value) {
    a = value;
  }

  public void second(int value) {
    a = value;
  }

  public boolean target() {
    return a == 7;
  }
}
