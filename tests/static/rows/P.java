// SPDX-License-Identifier: Apache-2.0
package rows;

/** S5: initialisers that need each other. */
class P {
  static int p = Q.q + 1;

  static int first() {
    assert p == 2; // @first
    return p;
  }
}
