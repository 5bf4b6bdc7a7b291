// SPDX-License-Identifier: Apache-2.0
package rows;

/** S2: fails if D is initialised, E is not, and g is below zero. */
class D {
  static int g;

  static {
    g = 0;
  }

  static void run() {
    if (g < 0 && g > -1_000) {
      E.h++;
      g = -g;
    } else {
      g = 0;
    }
    assert 0 <= g; // @holds
  }
}
