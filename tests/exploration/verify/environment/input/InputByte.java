// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** The first byte of the standard input may be anything. */
public final class InputByte {
  public static void main(String[] args) throws Exception {
    assert System.in.read() != 'q';
  }
}
