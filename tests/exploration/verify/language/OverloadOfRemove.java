// expect: FALSE
// witness: 1
// SPDX-License-Identifier: Apache-2.0

import java.util.ArrayList;
import java.util.List;

/** The boxed number removes a value, the plain one an index. */
public final class OverloadOfRemove {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    Verifier.assume(x == 0 || x == 1);
    List<Integer> byIndex = new ArrayList<>(List.of(1, 0, 5));
    List<Integer> byValue = new ArrayList<>(byIndex);
    byIndex.remove(x);
    byValue.remove(Integer.valueOf(x));
    assert !byIndex.equals(byValue) && byIndex.get(0) == 0;
  }
}
