// SPDX-License-Identifier: Apache-2.0
package chance;

/** Nobody is one. */
public abstract class Shape {
  public abstract int corners();

  public static boolean isNothing(Shape shape) {
    return shape == null;
  }

  /** Nobody does this either. */
  public interface Paint {
    int colour();
  }

  public static boolean isBlank(Paint paint) {
    return paint == null;
  }
}
