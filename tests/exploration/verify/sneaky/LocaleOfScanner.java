// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.util.Scanner;

/** A scanner reads numbers as the locale writes them. */
public final class LocaleOfScanner {
  public static void main(String[] args) {
    assert new Scanner("1.5").hasNextDouble();
  }
}
