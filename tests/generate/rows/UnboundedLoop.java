// SPDX-License-Identifier: Apache-2.0
package rows;

/** F57: tests for none, one and two rounds, and an end. */
public class UnboundedLoop {
  public static int rounds(long x) {
    int n = 0;
    while (x > n) {
      n++;
    }
    return n;
  }

  public static int depth(int x) {
    return x <= 0 ? 0 : 1 + depth(x - 1);
  }
}
