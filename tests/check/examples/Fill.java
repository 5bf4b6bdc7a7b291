// SPDX-License-Identifier: Apache-2.0
package examples;

/** X19: a length beside the array it belongs to. */
public final class Fill {
  private Fill() {}

  public static byte[] fill(String key, byte[] source, int offset, int length) {
    byte[] bytes = new byte[length]; // @allocate
    if (key == null || offset < 0 || length > source.length - offset) {
      return bytes;
    }
    System.arraycopy(source, offset, bytes, 0, length);
    return bytes;
  }
}
