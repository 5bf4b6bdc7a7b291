// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** The name of the system. */
public final class PropertySystem {
  public static void main(String[] args) {
    assert System.getProperty("os.name").startsWith("Linux");
  }
}
