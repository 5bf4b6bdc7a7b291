// SPDX-License-Identifier: Apache-2.0
package rows;

/** F15: a branch on the dynamic type of an element. */
public class ShapeArray {
  /** What the array holds. */
  public abstract static class Shape {}

  /** One subclass. */
  public static class Square extends Shape {}

  /** The other subclass. */
  public static class Circle extends Shape {}

  public static String nameOf(Shape[] shapes, int i) {
    if (shapes[i] instanceof Square) {
      return "square";
    }
    return shapes[i] instanceof Circle ? "circle" : "none";
  }
}
