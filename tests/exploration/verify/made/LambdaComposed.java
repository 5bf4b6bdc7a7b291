// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

import java.util.function.Function;

/** Composed functions are applied in order. */
public final class LambdaComposed {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    Function<Integer, Integer> twice = v -> v * 2;
    Function<Integer, Integer> next = v -> v + 1;
    assert twice.andThen(next).apply(x) == 2 * x + 1;
    assert twice.compose(next).apply(x) == 2 * x + 2;
  }
}
