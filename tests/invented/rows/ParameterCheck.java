// SPDX-License-Identifier: Apache-2.0
package rows;

/** p1: a parameter is checked against an unrelated type. */
public class ParameterCheck {
  public interface Shape {
    int area();
  }

  public interface Named {
    String name();
  }

  public static String of(Shape shape) {
    if (shape instanceof Named named) {
      return named.name();
    }
    return "plain";
  }
}
