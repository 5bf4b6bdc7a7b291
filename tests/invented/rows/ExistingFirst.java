// SPDX-License-Identifier: Apache-2.0
package rows;

import java.util.List;
import java.util.RandomAccess;

/** Public classes of the program and of the JDK fit every branch. */
public class ExistingFirst {
  public interface Shape {
    int corners();
  }

  public interface Movable {
    void move();
  }

  /** A shape. */
  public static class Square implements Shape {
    @Override
    public int corners() {
      return 4;
    }
  }

  /** A shape that moves. */
  public static class Triangle implements Shape, Movable {
    @Override
    public int corners() {
      return 3;
    }

    @Override
    public void move() {}
  }

  public static String shape(Shape shape) {
    if (shape instanceof Movable) {
      return "movable";
    }
    return "fixed " + shape.corners();
  }

  public static String list(List<String> list) {
    if (list.isEmpty()) {
      return "empty";
    }
    return list instanceof RandomAccess ? "direct" : "linked";
  }

  public static String text(CharSequence text) {
    return text instanceof Comparable ? "comparable" : "builder";
  }
}
