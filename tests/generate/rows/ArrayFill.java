// SPDX-License-Identifier: Apache-2.0
package rows;

/** F38: a method fills an array that is passed on; also a covariant one. */
public class ArrayFill {
  public static void fill(int[] array, int value) {
    array[1] = value;
  }

  public static boolean isFilled(int[] array) {
    return array[1] == 77;
  }

  public static void fillObjects(Object[] array, Integer value) {
    array[0] = value;
  }

  public static boolean isFilled(Integer[] array) {
    return array[0] != null && array[0] == 78;
  }
}
