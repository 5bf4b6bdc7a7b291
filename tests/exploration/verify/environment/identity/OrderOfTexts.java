// expect: TRUE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.util.HashSet;
import java.util.Set;

/** The hash codes of texts are fixed; hard, as the order of a hash set is not promised. */
public final class OrderOfTexts {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    Set<String> set = new HashSet<>();
    set.add("b");
    set.add("a");
    assert set.iterator().next().equals("a") || x == 0;
  }
}
