// expect: TRUE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** The class files need at least version 17. */
public final class JavaVersionLeast {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    assert Runtime.version().feature() >= 17 || x == 0;
  }
}
