// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** %n is the separator of the machine. */
public final class LineSeparatorFormatted {
  public static void main(String[] args) {
    assert String.format("%n").equals("\n");
  }
}
