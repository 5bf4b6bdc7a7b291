// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** The program ends while a class is initialised. */
public final class ExitInStaticInitialiser {
  private static final class Gate {
    static final int LEVEL = close();

    private static int close() {
      System.exit(0);
      return 1;
    }
  }

  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    if (x == 5) {
      assert Gate.LEVEL == 0;
    }
  }
}
