// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/** An iterator may remove what it gave. */
public final class RemovedByIterator {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    List<Integer> list = new ArrayList<>(List.of(1, 2, 3));
    for (Iterator<Integer> at = list.iterator(); at.hasNext(); ) {
      if (at.next() == x) {
        at.remove();
      }
    }
    assert !list.contains(x) && list.size() >= 2;
  }
}
