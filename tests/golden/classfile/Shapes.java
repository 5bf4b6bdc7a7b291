// SPDX-License-Identifier: Apache-2.0
sealed interface Shapes permits Shapes.Circle, Shapes.Square {
  double area();

  default String describe() {
    return "area";
  }

  static Shapes unit() {
    return new Square(1);
  }

  record Circle(double radius) implements Shapes {
    public double area() {
      return 3 * radius * radius;
    }
  }

  record Square(int side) implements Shapes {
    public double area() {
      return side * side;
    }
  }
}
