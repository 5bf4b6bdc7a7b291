// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** The version of Java. */
public final class PropertyVersion {
  public static void main(String[] args) {
    assert System.getProperty("java.version").startsWith("17.");
  }
}
