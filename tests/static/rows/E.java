// SPDX-License-Identifier: Apache-2.0
package rows;

/** The other half of S2. */
class E {
  static int h;

  static {
    h = 0;
    D.g = 1;
  }
}
