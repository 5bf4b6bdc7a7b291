// SPDX-License-Identifier: Apache-2.0
package rows;

/** F08: a product and a shift. */
public class NonLinear {
  public static boolean square(int x) {
    return x * x == 1369 && x < 0;
  }

  public static boolean shift(int x) {
    return (x >>> 28) == 0xB;
  }
}
