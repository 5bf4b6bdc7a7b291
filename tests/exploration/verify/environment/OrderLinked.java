// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

import java.util.LinkedHashSet;
import java.util.Set;

/** A linked set keeps the order of insertion, whatever the hash codes are. */
public final class OrderLinked {
  public static void main(String[] args) {
    Object first = new Object();
    Set<Object> set = new LinkedHashSet<>();
    set.add(first);
    set.add(Verifier.nondetBoolean() ? new Object() : first);
    assert set.iterator().next() == first;
  }
}
