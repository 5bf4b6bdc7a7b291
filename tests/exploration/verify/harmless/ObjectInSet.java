// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

import java.util.HashSet;
import java.util.Set;

/** A set of objects knows the ones it has. */
public final class ObjectInSet {
  public static void main(String[] args) {
    Object a = new Object();
    Object b = Verifier.nondetBoolean() ? a : new Object();
    Set<Object> set = new HashSet<>();
    set.add(a);
    assert set.contains(b) == (a == b);
  }
}
