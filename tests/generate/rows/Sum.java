// SPDX-License-Identifier: Apache-2.0
package rows;

/** F69: inputs for which the sum wraps are reported. */
public class Sum {
  public static int sum(int x, int y) {
    return x + y;
  }
}
