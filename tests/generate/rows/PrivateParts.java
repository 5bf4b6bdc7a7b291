// SPDX-License-Identifier: Apache-2.0
package rows;

import java.util.function.IntUnaryOperator;

/** F56: a private nested class and an anonymous one, which only PrivateParts can show at work. */
public class PrivateParts {
  private static final class Step {
    private final int width;

    Step(int width) {
      this.width = width;
    }

    int after(int start) {
      return start + width;
    }
  }

  public int next(int start) {
    return new Step(3).after(start);
  }

  public IntUnaryOperator twice() {
    return new IntUnaryOperator() {
      @Override
      public int applyAsInt(int value) {
        return value * 2;
      }
    };
  }

  public int fourTimes(int value) {
    return twice().applyAsInt(twice().applyAsInt(value));
  }
}
