// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.util.stream.IntStream;

/** Subtraction depends on how a parallel stream is divided. */
public final class StreamNotAssociative {
  public static void main(String[] args) {
    int result = IntStream.rangeClosed(1, 64).parallel().reduce(0, (a, b) -> a - b);
    assert result == -2080;
  }
}
