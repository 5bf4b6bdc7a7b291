// SPDX-License-Identifier: Apache-2.0
package directed;

/** Three objects deep. */
public final class Nested {
  /** The outermost. */
  public static class Outer {
    public Middle middle;
  }

  /** In between. */
  public static class Middle {
    public Inner inner;
  }

  /** The innermost. */
  public static class Inner {
    public int x;
  }

  private Nested() {}

  public static int dig(Outer outer) {
    if (outer == null || outer.middle == null || outer.middle.inner == null) {
      return 0;
    }
    return outer.middle.inner.x == 7 ? 1 / (outer.middle.inner.x - 7) : 0; // @dig
  }
}
