// SPDX-License-Identifier: Apache-2.0

/** Virtual calls at monomorphic, bimorphic and megamorphic sites, with super calls. */
public class VirtualCalls {
  static abstract class Shape {
    abstract int area(int scale);
    int twice(int scale) { return area(scale) + area(scale + 1); }
  }

  static class Square extends Shape {
    int side = 3;
    @Override int area(int scale) { return side * side * scale; }
  }

  static class Rectangle extends Shape {
    int width = 2, height = 5;
    @Override int area(int scale) { return width * height + scale; }
  }

  static class Circle extends Shape {
    int radius = 4;
    @Override int area(int scale) { return 3 * radius * radius - scale; }
  }

  static class BigCircle extends Circle {
    @Override int area(int scale) { return super.area(scale) * 2; }
    @Override int twice(int scale) { return super.twice(scale) ^ scale; }
  }

  static long run(Shape[] shapes, int n) {
    long total = 0;
    for (int i = 0; i < n; i++) total += shapes[i % shapes.length].twice(i);
    return total;
  }

  public static void main(String[] args) {
    int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 9;
    Shape[] one = {new Square()};
    Shape[] two = {new Square(), new Circle()};
    Shape[] four = {new Square(), new Rectangle(), new Circle(), new BigCircle()};
    long checksum = 0;
    for (int round = 0; round < rounds; round++) {
      checksum = checksum * 31 + run(one, 500_000);
      checksum = checksum * 31 + run(two, 500_000);
      checksum = checksum * 31 + run(four, 500_000);
    }
    System.out.println("checksum " + checksum);
  }
}
