// SPDX-License-Identifier: Apache-2.0
package states;

/** F38: what the array has to hold can be put there by a method only, as an element of Object[] or Mark[]. */
public class Filled {
  /** Nobody else makes one. */
  public static final class Mark {
    private final int number;

    private Mark(int number) {
      this.number = number;
    }
  }

  public static void fill(Object[] array, int number) {
    array[1] = new Mark(number);
  }

  public static boolean isFilled(Object[] array) {
    return array[1] instanceof Mark mark && mark.number == 77;
  }

  public static boolean isMarked(Mark[] array) {
    return array[1] != null && array[1].number == 78;
  }
}
