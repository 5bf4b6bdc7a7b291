// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** The name of the user. */
public final class PropertyUser {
  public static void main(String[] args) {
    assert !System.getProperty("user.name").equals("root");
  }
}
