// SPDX-License-Identifier: Apache-2.0
package examples;

/** F49, F50: exceptions caught, finished and thrown on inside the method. */
public class Handlers {
  public static int caught(int[] a, int i) {
    try {
      return a[i] == 3 ? 1 : 0;
    } catch (ArrayIndexOutOfBoundsException outside) {
      return i < 0 ? 2 : 3;
    }
  }

  public static String nested(int n) {
    StringBuilder log = new StringBuilder();
    try {
      try {
        log.append(10 / n);
      } finally {
        log.append('f');
      }
    } catch (ArithmeticException zero) {
      log.append('z');
    }
    return log.toString();
  }

  public static int rethrown(int n) {
    try {
      return 10 / n;
    } catch (ArithmeticException zero) {
      throw new IllegalStateException("wrapped", zero); // @rethrow
    }
  }
}
