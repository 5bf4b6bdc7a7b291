// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** A hash set of classes. */
public final class OrderOfClasses {
  public static void main(String[] args) {
    Set<Class<?>> types = new HashSet<>(List.of(String.class, Integer.class, Long.class));
    assert types.iterator().next() == String.class;
  }
}
