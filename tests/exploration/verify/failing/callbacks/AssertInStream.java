// expect: FALSE
// witness: 30
// SPDX-License-Identifier: Apache-2.0

import java.util.stream.Stream;

/** A lambda in the middle of a stream. */
public final class AssertInStream {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    int sum = Stream.of(10, 20, 30).map(v -> {
      assert v != x;
      return v + 1;
    }).reduce(0, Integer::sum);
    assert sum == 63;
  }
}
