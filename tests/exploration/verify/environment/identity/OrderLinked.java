// expect: TRUE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.util.LinkedHashSet;
import java.util.Set;

/** A linked set keeps the order of insertion; hard, as it asks for hash codes. */
public final class OrderLinked {
  public static void main(String[] args) {
    Object first = new Object();
    Set<Object> set = new LinkedHashSet<>();
    set.add(first);
    set.add(Verifier.nondetBoolean() ? new Object() : first);
    assert set.iterator().next() == first;
  }
}
