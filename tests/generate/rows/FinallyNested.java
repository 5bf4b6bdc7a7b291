// SPDX-License-Identifier: Apache-2.0
package rows;

/** F50: finally, nested handlers and an exception thrown again. */
public class FinallyNested {
  private int finished;

  public int divide(int a, int b) {
    try {
      try {
        return a / b;
      } catch (ArithmeticException e) {
        if (a == 0) {
          throw new IllegalArgumentException("both are zero", e);
        }
        return -1;
      } finally {
        finished++;
      }
    } catch (IllegalArgumentException e) {
      if (finished > 1) {
        throw e;
      }
      return -2;
    }
  }

  public int finished() {
    return finished;
  }
}
