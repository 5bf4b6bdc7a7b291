// expect: FALSE
// witness: 6
// SPDX-License-Identifier: Apache-2.0

import java.util.List;

/** A list has an order, even an immutable one. */
public final class ListOfEach {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    int weighted = 0;
    int weight = 1;
    for (int value : List.of(x, 2)) {
      weighted += weight * value;
      weight += 9;
    }
    assert weighted != 26;
  }
}
