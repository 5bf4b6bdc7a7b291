// SPDX-License-Identifier: Apache-2.0
package directed;

/** One of each. */
public final class SixKinds {
  /** Has a part. */
  public static class Part {
    private final Part next;

    public Part() {
      next = null;
    }
  }

  private SixKinds() {}

  public static void store(Object[] things) {
    if (things.length == 1) {
      things[0] = Integer.valueOf(3); // @store
    }
  }

  public static String cast(Object thing) {
    return thing == null ? "" : (String) thing; // @cast
  }

  public static int index(int at) {
    int[] cells = {1, 2};
    return cells[at]; // @index
  }

  public static int size(int size) {
    return size > 100 ? 0 : new int[size].length; // @size
  }

  public static int dereference(Part part) {
    return part == null ? 0 : part.next.hashCode(); // @null
  }

  public static int divide(int by) {
    return 7 / by; // @divide
  }
}
