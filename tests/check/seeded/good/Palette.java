// SPDX-License-Identifier: Apache-2.0
package good;

import java.util.Objects;

/** A row of colours, which may be of any kind. */
public class Palette {
  private final Object[] colours;

  public Palette(Object[] colours) {
    this.colours = java.util.Arrays.copyOf(colours, colours.length, Object[].class);
  }

  public Object get(int index) {
    return colours[Objects.checkIndex(index, colours.length)];
  }

  public void set(int index, Object colour) {
    Objects.checkIndex(index, colours.length);
    colours[index] = colour;
  }

  /** The colours as numbers; those that are none become zero. */
  public int[] numbers() {
    int[] numbers = new int[colours.length];
    for (int i = 0; i < numbers.length; i++) {
      if (colours[i] instanceof Number) {
        numbers[i] = ((Number) colours[i]).intValue();
      }
    }
    return numbers;
  }
}
