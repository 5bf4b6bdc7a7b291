// SPDX-License-Identifier: Apache-2.0
package bad;

import java.util.Objects;

/** Shapes on a sheet of paper. */
public class Drawing {
  /** What can be drawn. */
  public sealed interface Shape permits Disc, Box, Stroke {}

  /** A filled circle. */
  public record Disc(double radius) implements Shape {}

  /** A square. */
  public record Box(double side) implements Shape {}

  /** A line, which covers nothing. */
  public record Stroke(double length) implements Shape {}

  private Drawing() {}

  public static double area(Shape shape) {
    Objects.requireNonNull(shape, "shape");
    if (shape instanceof Disc disc) {
      return Math.PI * disc.radius() * disc.radius();
    }
    Box box = (Box) shape; // BUG java.lang.ClassCastException
    return box.side() * box.side();
  }

  /** The area of the largest shape, which must not be a stroke. */
  public static double largest(Shape... shapes) {
    double largest = solid(shapes[0]); // BUG java.lang.ArrayIndexOutOfBoundsException
    for (Shape shape : shapes) {
      largest = Math.max(largest, solid(shape));
    }
    return largest;
  }

  private static double solid(Shape shape) {
    if (shape == null || shape instanceof Stroke) {
      throw new IllegalArgumentException("no solid shape");
    }
    return shape instanceof Disc disc ? Math.PI * disc.radius() * disc.radius() : square((Box) shape);
  }

  private static double square(Box box) {
    return box.side() * box.side();
  }
}
