// expect: FALSE
// witness: 4;4
// SPDX-License-Identifier: Apache-2.0

import java.util.stream.Stream;

/** Doubles vanish from a distinct stream. */
public final class StreamDistinct {
  public static void main(String[] args) {
    int a = Verifier.nondetInt();
    int b = Verifier.nondetInt();
    Verifier.assume(a >= 0 && a < 10 && b >= 0 && b < 10);
    assert Stream.of(a, b).distinct().toList().size() == 2;
  }
}
