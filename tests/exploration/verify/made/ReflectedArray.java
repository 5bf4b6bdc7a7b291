// expect: TRUE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.lang.reflect.Array;

/** An array made by reflection has the length that was asked for. Hard: reflection makes the array. */
public final class ReflectedArray {
  public static void main(String[] args) {
    int length = Verifier.nondetInt();
    Verifier.assume(length >= 0 && length < 6);
    Object array = Array.newInstance(int.class, length);
    assert Array.getLength(array) == length && array instanceof int[];
  }
}
