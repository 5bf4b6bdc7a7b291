// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** Whether somebody sits at a terminal. */
public final class ConsolePresent {
  public static void main(String[] args) {
    assert System.console() == null;
  }
}
