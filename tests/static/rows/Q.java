// SPDX-License-Identifier: Apache-2.0
package rows;

/** The other half of S5. */
class Q {
  static int q = P.p + 1;

  static int second() {
    assert q == 2; // @second
    return q;
  }
}
