// expect: FALSE
// witness: 7
// SPDX-License-Identifier: Apache-2.0

/** The code is not the verdict: an assertion failed before. */
public final class ExitCode {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    try {
      assert x != 7;
    } catch (AssertionError e) {
      System.exit(0);
    }
  }
}
