// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** The longest length of all is refused by HotSpot; the specification does not say so. */
public final class ArrayTooLong {
  public static void main(String[] args) {
    boolean refused = false;
    try {
      byte[] array = new byte[Integer.MAX_VALUE];
      array[0] = 1;
    } catch (OutOfMemoryError e) {
      refused = true;
    }
    assert !refused;
  }
}
