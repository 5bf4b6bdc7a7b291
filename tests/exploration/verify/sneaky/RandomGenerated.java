// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.util.stream.Stream;

/** Random numbers in a stream. */
public final class RandomGenerated {
  public static void main(String[] args) {
    assert Stream.generate(Math::random).limit(3).noneMatch(v -> v > 0.9);
  }
}
