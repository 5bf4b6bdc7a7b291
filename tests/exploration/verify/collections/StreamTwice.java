// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

import java.util.stream.IntStream;

/** A stream is used once. */
public final class StreamTwice {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    IntStream stream = IntStream.of(x);
    int sum = stream.sum();
    boolean refused = false;
    try {
      stream.sum();
    } catch (IllegalStateException e) {
      refused = true;
    }
    assert refused && sum == x;
  }
}
