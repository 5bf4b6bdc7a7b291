// SPDX-License-Identifier: Apache-2.0
package good;

/** Reads lines like name=value. */
public final class KeyValue {
  private KeyValue() {}

  /** What stands before the first equals sign; a line without one is all key. */
  public static String key(String line) {
    if (line.startsWith("#")) {
      throw new IllegalArgumentException("a comment has no key");
    }
    int equals = line.indexOf('=');
    return (equals < 0 ? line : line.substring(0, equals)).trim();
  }

  /** What stands behind it, empty if there is nothing. */
  public static String value(String line) {
    String[] parts = line.split("=", 2);
    return parts.length < 2 ? "" : parts[1].trim();
  }

  public static boolean isComment(String line) {
    return line.trim().startsWith("#");
  }
}
