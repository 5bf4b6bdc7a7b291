// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.IntStream;

/** forEach of a parallel stream knows no order. */
public final class StreamOrder {
  public static void main(String[] args) {
    ConcurrentLinkedQueue<Integer> seen = new ConcurrentLinkedQueue<>();
    IntStream.range(0, 1000).parallel().forEach(seen::add);
    assert seen.peek() != 0;
  }
}
