// expect: FALSE
// witness: 2
// SPDX-License-Identifier: Apache-2.0

/** All permitted kinds are handled, one of them wrongly. */
public final class SealedShapes {
  private sealed interface Shape permits Square, Circle, Line {}

  private record Square(int side) implements Shape {}

  private record Circle(int radius) implements Shape {}

  private record Line(int length) implements Shape {}

  private static int area(Shape shape) {
    if (shape instanceof Square s) {
      return s.side() * s.side();
    }
    if (shape instanceof Circle c) {
      return 3 * c.radius() * c.radius();
    }
    return ((Line) shape).length();
  }

  public static void main(String[] args) {
    int kind = Verifier.nondetInt();
    Verifier.assume(kind >= 0 && kind < 3);
    Shape shape = kind == 0 ? new Square(2) : kind == 1 ? new Circle(2) : new Line(2);
    assert !(shape instanceof Line) || area(shape) == 0;
  }
}
