// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.util.HashSet;
import java.util.Set;

/** Objects without a hash code of their own come out of a set in any order. */
public final class OrderOfObjects {
  public static void main(String[] args) {
    Object first = new Object();
    Set<Object> set = new HashSet<>();
    set.add(first);
    set.add(new Object());
    assert set.iterator().next() == first;
  }
}
