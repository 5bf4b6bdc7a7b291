// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.TreeSet;

/** Sorting removes what the order was. */
public final class OrderSortedAgain {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    List<Integer> list = new ArrayList<>(new TreeSet<>(List.of(3, 1, 2)));
    Collections.sort(list);
    assert list.get(0) == 1 || x == 0;
  }
}
