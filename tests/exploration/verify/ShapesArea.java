// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** Areas are never negative. */
public final class ShapesArea {
  private abstract static class Shape {
    abstract int area();
  }

  private static final class Square extends Shape {
    private final int side;

    Square(int side) {
      this.side = side;
    }

    @Override
    int area() {
      return side * side;
    }
  }

  private static final class Strip extends Shape {
    private final int length;

    Strip(int length) {
      this.length = length;
    }

    @Override
    int area() {
      return length > 0 ? length : 0;
    }
  }

  public static void main(String[] args) {
    int size = Verifier.nondetByte();
    Shape shape = Verifier.nondetBoolean() ? new Square(size) : new Strip(size);
    assert shape.area() >= 0;
  }
}
