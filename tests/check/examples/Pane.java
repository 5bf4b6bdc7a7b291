// SPDX-License-Identifier: Apache-2.0
package examples;

/** X08: a constructor that only warns of sizes that cannot be. */
public class Pane {
  private final int[] pixels;
  private final int width;
  private int warnings;

  public Pane(int width, int height) {
    if (width < 0 || height < 0) {
      warnings++;
    }
    this.width = width;
    pixels = new int[width * height]; // @allocate
  }

  public void paint(float light, int x, int y, int colour) {
    put(x, y, (int) (light * colour));
  }

  private void put(int x, int y, int colour) {
    pixels[y * width + x] = colour; // @put
  }
}
