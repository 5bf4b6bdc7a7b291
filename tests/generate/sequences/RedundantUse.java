// SPDX-License-Identifier: Apache-2.0
package sequences;

/** 4.8 row 1; F33: def a; use a; use a. The second call changes nothing: redundant. */
public class RedundantUse {
  private int a;

  public void define(int value) {
    a = value;
  }

  public int use() {
    return a;
  }

  public boolean target() {
    return a == 7;
  }
}
