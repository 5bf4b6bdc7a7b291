// expect: FALSE
// witness: 3
// SPDX-License-Identifier: Apache-2.0

import java.util.function.IntBinaryOperator;

/** A table of lambdas, one of which is different. */
public final class LambdaSerial {
  public static void main(String[] args) {
    IntBinaryOperator[] table = {
      (a, b) -> a + b, (a, b) -> a - b, (a, b) -> a ^ b, (a, b) -> b - a,
    };
    int at = Verifier.nondetInt();
    Verifier.assume(at >= 0 && at < table.length);
    assert table[at].applyAsInt(12, 3) >= 0;
  }
}
