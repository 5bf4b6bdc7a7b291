// SPDX-License-Identifier: Apache-2.0
package bad;

/** Versions such as 2.11. */
public final class VersionNumber {
  private final int major;
  private final int minor;

  private VersionNumber(int major, int minor) {
    this.major = major;
    this.minor = minor;
  }

  /** Reads a version; what is missing is zero. */
  public static VersionNumber parse(String text) {
    String[] parts = text.split("\\.", -1);
    int major = Integer.parseInt(parts[0]); // BUG java.lang.NumberFormatException
    String rest = parts[1]; // BUG java.lang.ArrayIndexOutOfBoundsException
    return new VersionNumber(major, leadingNumber(rest));
  }

  private static int leadingNumber(String text) {
    int number = 0;
    for (int i = 0; i < text.length() && Character.isDigit(text.charAt(i)); i++) {
      number = number * 10 + Character.digit(text.charAt(i), 10);
    }
    return number;
  }

  public boolean isOlder(VersionNumber other) {
    return major < other.major || major == other.major && minor < other.minor;
  }

  @Override
  public String toString() {
    return major + "." + minor;
  }
}
