// SPDX-License-Identifier: Apache-2.0
package sequences;

/** 4.14: the field is v after one call, v0 + v1 after two. */
public class Bump {
  private int n;

  public void bump(int v) {
    n = n + v;
  }

  public boolean isFull() {
    return n == 1000;
  }
}
