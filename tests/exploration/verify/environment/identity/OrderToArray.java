// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.util.Set;

/** The order shows in an array, too. */
public final class OrderToArray {
  public static void main(String[] args) {
    Object[] array = Set.of('x', 'y').toArray();
    assert array[0].equals('x');
  }
}
