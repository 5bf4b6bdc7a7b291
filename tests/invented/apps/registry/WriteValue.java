// SPDX-License-Identifier: Apache-2.0
package registry;

/** Writes a value with a codec that may know more than it says. */
public class WriteValue {
  public static int write(Codec codec, Object value) {
    if (codec instanceof FastCodec fast) {
      int size = fast.size(value);
      if (size > 4096) {
        return -1;
      }
    }
    byte[] bytes = codec.write(value);
    if (bytes == null || bytes.length == 0) {
      return 0;
    }
    return bytes[0] == 7 ? bytes.length : -2;
  }
}
