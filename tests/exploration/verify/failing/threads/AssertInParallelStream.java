// expect: FALSE
// witness: 6
// SPDX-License-Identifier: Apache-2.0

import java.util.stream.IntStream;

/** One element of a parallel stream. */
public final class AssertInParallelStream {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    try {
      IntStream.range(0, 8).parallel().forEach(i -> {
        assert i != x;
      });
    } catch (Error e) {
      System.out.println("stopped");
    }
  }
}
