// expect: FALSE
// witness: 2
// SPDX-License-Identifier: Apache-2.0

import java.util.HashMap;
import java.util.Map;

/** The function is called only for keys that are missing. */
public final class AssertInComputeIfAbsent {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    Map<Integer, Integer> squares = new HashMap<>();
    for (int key : new int[] {1, 3, x}) {
      squares.computeIfAbsent(key, k -> {
        assert k != 2;
        return k * k;
      });
    }
    assert squares.get(3) == 9;
  }
}
