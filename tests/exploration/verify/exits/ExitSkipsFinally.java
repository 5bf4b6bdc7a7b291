// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** System.exit does not come back, so the finally block does not run. */
public final class ExitSkipsFinally {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    try {
      System.exit(x);
    } finally {
      assert x != 3;
    }
  }
}
