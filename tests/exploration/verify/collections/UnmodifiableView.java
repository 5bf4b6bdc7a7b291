// expect: FALSE
// witness: 3
// SPDX-License-Identifier: Apache-2.0

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A view that cannot be changed can still change. */
public final class UnmodifiableView {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    List<Integer> list = new ArrayList<>();
    List<Integer> view = Collections.unmodifiableList(list);
    if (x == 3) {
      list.add(x);
    }
    assert view.isEmpty();
  }
}
