// SPDX-License-Identifier: Apache-2.0
package rows;

/** S1: the state that a call leaves behind is what the next one begins with. */
class Gate {
  static int n = 0;

  static void tick() {
    n++;
    if (n == 2) throw new IllegalStateException("abort"); // @tick
  }
}
