// SPDX-License-Identifier: Apache-2.0
package good;

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
    int minor = parts.length > 1 ? leadingNumber(parts[1]) : 0;
    return new VersionNumber(leadingNumber(parts[0]), minor);
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
