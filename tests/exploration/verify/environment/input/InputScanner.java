// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.util.Scanner;

/** A number read from the standard input, if there is one. */
public final class InputScanner {
  public static void main(String[] args) {
    Scanner scanner = new Scanner(System.in);
    int n = scanner.hasNextInt() ? scanner.nextInt() : 0;
    assert n != 1234;
  }
}
