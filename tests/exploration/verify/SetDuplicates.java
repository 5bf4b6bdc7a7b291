// expect: FALSE
// witness: x;y;x
// SPDX-License-Identifier: Apache-2.0

import java.util.HashSet;
import java.util.Set;

/** Three texts, two of them equal. */
public final class SetDuplicates {
  public static void main(String[] args) {
    Set<String> set = new HashSet<>();
    for (int i = 0; i < 3; i++) {
      set.add(Verifier.nondetString());
    }
    assert set.size() != 2;
  }
}
