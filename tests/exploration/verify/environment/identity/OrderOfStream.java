// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.util.Set;

/** The first element of the stream of an unordered set. */
public final class OrderOfStream {
  public static void main(String[] args) {
    int first = Set.of(10, 20, 30).stream().findFirst().orElse(0);
    assert first != 30;
  }
}
