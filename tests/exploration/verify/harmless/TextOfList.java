// expect: FALSE
// witness: 2
// SPDX-License-Identifier: Apache-2.0

import java.util.List;

/** The text of a list of numbers. */
public final class TextOfList {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    Verifier.assume(x >= 0 && x < 5);
    assert !List.of(1, x).toString().equals("[1, 2]");
  }
}
