// SPDX-License-Identifier: Apache-2.0
package examples;

/** X15: two parameters that must be one object. */
public final class Share {
  /** A point on a line. */
  public static class Dot {
    public int x;
  }

  private Share() {}

  public static int share(Dot one, Dot other) {
    if (one == other) {
      return 100 / other.x; // @share
    }
    return 0;
  }

  public static int shareChecked(Dot one, Dot other) {
    if (one == other && other != null && other.x != 0) {
      return 100 / other.x;
    }
    return 0;
  }
}
