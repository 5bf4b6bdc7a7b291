// SPDX-License-Identifier: Apache-2.0
package rows;

import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;

/** F56: lambdas inside, and one as a parameter. */
public class LambdaUse {
  public static boolean insideLambda(int x) {
    IntUnaryOperator step = v -> v > 100 ? v - 100 : v;
    return step.applyAsInt(x) == 23 && x > 100;
  }

  public static String ask(IntPredicate predicate, int x) {
    return predicate.test(x) ? "yes" : "no";
  }
}
