// SPDX-License-Identifier: Apache-2.0
package examples;

/** X08: sizes that multiply to a negative or a small number, indices into the result. */
public class Pane {
  private final int width;
  private final int[] pixels;
  private int warnings;

  private Pane(int width, int height) {
    if (width < 0 || height < 0) {
      warnings++;
    }
    this.width = width;
    pixels = new int[width * height]; // @allocate
  }

  private void put(int x, int y, int color) {
    pixels[y * width + x] = color; // @put
  }

  private void paint(float light, int x, int y, int color) {
    put(x, y, (int) (color * light));
  }

  public static int create(int width, int height) {
    return new Pane(width, height).warnings;
  }

  public static int paintSmall(float light, int x, int y, int color) {
    Pane pane = new Pane(-1, -1);
    pane.paint(light, x, y, color);
    return pane.pixels[0];
  }
}
