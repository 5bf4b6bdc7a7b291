// SPDX-License-Identifier: Apache-2.0
package rows;

/** F77: a contract two calls below; tests that keep it and tests that break it, told apart. */
public class DeepContracts {
  public static int area(int width, int height) {
    return multiply(width, height);
  }

  private static int multiply(int a, int b) {
    return checked(a) * checked(b);
  }

  private static int checked(int side) {
    assert side >= 0 : "negative side";
    assert side < 10_000 : "too long";
    return side;
  }
}
