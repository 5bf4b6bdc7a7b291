// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** The standard input may have a byte, or none. */
public final class InputEmpty {
  public static void main(String[] args) throws Exception {
    assert System.in.read() == -1;
  }
}
