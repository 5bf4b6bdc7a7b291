// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

import java.util.stream.IntStream;

/** A stream and a loop give the same sum. */
public final class StreamReduced {
  public static void main(String[] args) {
    int a = Verifier.nondetInt();
    int b = Verifier.nondetInt();
    assert IntStream.of(a, b, a).sum() == a + b + a;
  }
}
