// SPDX-License-Identifier: Apache-2.0
package sequences;

/** 4.17; F32: a b c and a b d share what a b does. */
public class Prefix {
  private int state;

  public void a(int value) {
    state = value;
  }

  public void b() {
    state = state > 10 ? state * 2 : -1;
  }

  public boolean c() {
    return state == 30;
  }

  public boolean d() {
    return state == 40;
  }
}
