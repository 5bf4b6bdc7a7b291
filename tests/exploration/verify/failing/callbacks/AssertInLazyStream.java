// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

import java.util.stream.Stream;

/** Without an end the stream does nothing. */
public final class AssertInLazyStream {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    Stream<Integer> stream = Stream.of(10, 20, 30).map(v -> {
      assert v != x;
      return v + 1;
    });
    assert stream != null;
  }
}
