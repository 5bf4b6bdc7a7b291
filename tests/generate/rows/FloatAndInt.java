// SPDX-License-Identifier: Apache-2.0
package rows;

/** F05: the condition on n is for the solver, the one on d may be left to chance. */
public class FloatAndInt {
  public static int mix(int n, double d) {
    if (n != 123456) {
      return 0;
    }
    return d > 0.5 ? 2 : 1;
  }
}
