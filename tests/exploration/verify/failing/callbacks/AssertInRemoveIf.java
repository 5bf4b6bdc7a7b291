// expect: FALSE
// witness: 1
// SPDX-License-Identifier: Apache-2.0

import java.util.ArrayList;
import java.util.List;

/** A predicate that is asked for each element. */
public final class AssertInRemoveIf {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    List<Integer> list = new ArrayList<>(List.of(1, 2, 3));
    list.removeIf(v -> {
      assert v - x != 0 || v > 1;
      return v == 2;
    });
    assert list.size() == 2;
  }
}
