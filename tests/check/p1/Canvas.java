// SPDX-License-Identifier: Apache-2.0
package p1;

/** Draws points on a sheet whose size is not looked at. */
public class Canvas {
  private final int[] pixels;
  private final int width;
  private int warnings;

  public Canvas(int width, int height) {
    if (width < 0 || height < 0) {
      warnings++;
    }
    if (width > 100 || height > 100 || width < -100 || height < -100) {
      throw new IllegalArgumentException("too large");
    }
    this.width = width;
    pixels = new int[width * height]; // BUG java.lang.NegativeArraySizeException
  }

  public void paint(float light, int x, int y, int colour) {
    put(x, y, (int) (light * colour));
  }

  private void put(int x, int y, int colour) {
    pixels[y * width + x] = colour; // BUG java.lang.ArrayIndexOutOfBoundsException
  }

  public int warnings() {
    return warnings;
  }

  public int rows() {
    return pixels.length / width; // BUG java.lang.ArithmeticException
  }
}
