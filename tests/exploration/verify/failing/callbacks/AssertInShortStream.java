// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

import java.util.stream.IntStream;

/** The search ends before the last element is looked at. */
public final class AssertInShortStream {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    Verifier.assume(x < 3);
    boolean found = IntStream.of(1, 3, 5).peek(v -> {
      assert v != 5;
    }).anyMatch(v -> v > x);
    assert found;
  }
}
