// SPDX-License-Identifier: Apache-2.0
package examples;

/** X17, X18: boxed bytes taken for plain ones. */
public final class Bytes {
  /** Somebody who reads bytes. */
  public static class Reader {
    private int read;

    public int read() {
      return read;
    }
  }

  private Bytes() {}

  private static int sink(byte[] bytes) {
    return bytes.length;
  }

  public static int send(Object value) {
    if (value instanceof Byte[]) {
      return sink((byte[]) value); // @send
    }
    return 0;
  }

  public static byte[] raw(Object value) {
    if (value == null) {
      return null;
    } else if (value instanceof Byte[]) {
      return (byte[]) value; // @raw
    }
    return new byte[0];
  }

  public static int readBy(Object reader) {
    Reader own = (Reader) reader; // @reader
    return own == null ? 0 : own.read();
  }

  public static int sendChecked(Object value) {
    return value instanceof byte[] ? sink((byte[]) value) : 0;
  }
}
