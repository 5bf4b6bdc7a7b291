// SPDX-License-Identifier: Apache-2.0
package sequences;

/** 4.19; F52: a set-up method that throws although it did its work. */
public class ThrowingSetUp {
  private boolean ready;

  public void initialize() {
    ready = true;
    throw new IllegalStateException("no display");
  }

  public int play(int move) {
    if (!ready) {
      return -1;
    }
    return move > 3 ? 1 : 0;
  }
}
