// SPDX-License-Identifier: Apache-2.0
package examples;

/** X08: sizes that are right one by one and whose product is not. */
public class StrictPane {
  private final int[] pixels;

  public StrictPane(int width, int height) {
    if (width < 0 || height < 0) {
      throw new IllegalArgumentException(width + " by " + height);
    }
    pixels = new int[width * height]; // @allocate
  }

  public int size() {
    return pixels.length;
  }
}
