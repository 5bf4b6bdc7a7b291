// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** The feature version of the JVM. */
public final class JavaVersion {
  public static void main(String[] args) {
    assert Runtime.version().feature() == 17;
  }
}
