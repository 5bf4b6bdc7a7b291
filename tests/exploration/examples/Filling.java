// SPDX-License-Identifier: Apache-2.0
package examples;

/** X19 without usage: a length that nobody checks. */
public class Filling {
  public static int fill(String key, byte[] source, int offset, int length) {
    byte[] buffer = new byte[length]; // @allocate
    if (key.isEmpty() || length > source.length - offset || offset < 0) {
      return -1;
    }
    System.arraycopy(source, offset, buffer, 0, length);
    return buffer.length;
  }
}
