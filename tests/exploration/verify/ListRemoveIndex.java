// expect: FALSE
// witness: 0
// SPDX-License-Identifier: Apache-2.0

import java.util.ArrayList;
import java.util.List;

/** Removing by index is not removing by value. */
public final class ListRemoveIndex {
  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(n >= 0 && n <= 2);
    List<Integer> list = new ArrayList<>(List.of(0, 1, 2));
    list.remove(n);
    list.remove(Integer.valueOf(1));
    assert list.contains(0) || n == 1;
  }
}
