// expect: FALSE
// witness: 9
// SPDX-License-Identifier: Apache-2.0

import java.util.ArrayList;
import java.util.List;

/** A part of a list writes through to the whole. */
public final class SubListShares {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    List<Integer> list = new ArrayList<>(List.of(1, 2, 3));
    list.subList(1, 3).set(0, x);
    assert list.get(1) != 9;
  }
}
