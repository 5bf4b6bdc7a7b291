// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.util.stream.IntStream;

/** Any element of a parallel stream will do. */
public final class FindAny {
  public static void main(String[] args) {
    assert IntStream.range(0, 1000).parallel().findAny().getAsInt() == 0
        || IntStream.range(0, 1000).parallel().findAny().getAsInt() > 900;
  }
}
