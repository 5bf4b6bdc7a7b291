// expect: TRUE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.util.stream.IntStream;

/** The sum of a parallel stream is the sum. */
public final class StreamSum {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    assert IntStream.of(1, 2, x).parallel().sum() == x + 3;
  }
}
