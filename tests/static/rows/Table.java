// SPDX-License-Identifier: Apache-2.0
package rows;

/** S6: cannot be initialised for some static input of another class. */
public class Table {
  static final int[] SLOTS = new int[Sizes.slots]; // @slots

  public static int length() {
    return SLOTS.length;
  }
}
