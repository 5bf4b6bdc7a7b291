// expect: FALSE
// witness: 1
// SPDX-License-Identifier: Apache-2.0

import java.util.Arrays;
import java.util.List;

/** A list that is a view of an array changes with it. */
public final class ArraysAsList {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    Integer[] array = {1, 2, 3};
    List<Integer> list = Arrays.asList(array);
    array[0] = x + 1;
    assert list.get(0) != 2;
  }
}
