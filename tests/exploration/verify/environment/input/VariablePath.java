// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** A variable that is set nearly everywhere. */
public final class VariablePath {
  public static void main(String[] args) {
    assert System.getenv("PATH") != null;
  }
}
