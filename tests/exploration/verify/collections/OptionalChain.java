// expect: FALSE
// witness: 12
// SPDX-License-Identifier: Apache-2.0

import java.util.Optional;

/** A value is filtered away on its way. */
public final class OptionalChain {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    Optional<Integer> result = Optional.of(x).filter(v -> v % 3 == 0).map(v -> v / 3);
    assert result.isEmpty() || result.get() != 4;
  }
}
