// SPDX-License-Identifier: Apache-2.0
package examples;

/** X17 and X18: boxed bytes taken for bytes. */
public class ByteArrays {
  private static final class Part {
    int size;
  }

  private static int sink(byte[] data) {
    return data.length;
  }

  public static int guarded(Object v) {
    if (v instanceof Byte[]) {
      return sink((byte[]) v); // @sink
    }
    return -1;
  }

  public static byte[] raw(Object v) {
    if (v == null) {
      return null;
    } else if (v instanceof Byte[]) {
      return (byte[]) v; // @raw
    }
    return v instanceof byte[] ? (byte[]) v : new byte[0];
  }

  public static int of(Object o) {
    Part part = (Part) o; // @part
    return part == null ? 0 : part.size;
  }
}
