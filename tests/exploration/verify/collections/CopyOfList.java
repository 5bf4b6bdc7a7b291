// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

import java.util.ArrayList;
import java.util.List;

/** A copy does not change with the original. */
public final class CopyOfList {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    List<Integer> list = new ArrayList<>(List.of(1, x));
    List<Integer> copy = List.copyOf(list);
    list.set(1, x + 1);
    assert copy.get(1) == x;
  }
}
