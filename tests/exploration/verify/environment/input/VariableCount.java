// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** How many variables there are. */
public final class VariableCount {
  public static void main(String[] args) {
    assert System.getenv().size() < 5;
  }
}
