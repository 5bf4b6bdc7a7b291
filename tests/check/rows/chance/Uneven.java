// SPDX-License-Identifier: Apache-2.0
package chance;

/** Two methods that always crash, of very different sizes. */
public final class Uneven {
  private static int zero;

  private Uneven() {}

  public static int few(int a) {
    return a / zero; // @few
  }

  public static int many(int a, int b, int c, int d, int e) {
    return (a + b + c + d + e) / zero; // @many
  }
}
