// expect: FALSE
// witness: 2
// SPDX-License-Identifier: Apache-2.0

/** One constant overrides the common method. */
public final class EnumBodies {
  private enum Operation {
    PLUS, TIMES,
    MINUS {
      @Override
      int apply(int a, int b) {
        return a - b;
      }
    };

    int apply(int a, int b) {
      return a + b;
    }
  }

  public static void main(String[] args) {
    int at = Verifier.nondetInt();
    Verifier.assume(at >= 0 && at <= 2);
    Operation operation = Operation.values()[at];
    assert operation.apply(3, 4) > 0 && operation.getDeclaringClass() == Operation.class;
  }
}
