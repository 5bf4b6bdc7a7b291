// SPDX-License-Identifier: Apache-2.0
package chance;

/** Crashes where only its own package looks. */
public final class Hidden {
  private Hidden() {}

  static int inPackage(int a) {
    return 1 / a; // @package
  }

  private static int inside(int a) {
    return 1 / a;
  }

  public static int zero() {
    return inside(1) - 1;
  }
}
