// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** System.exit throws nothing that could be caught. */
public final class ExitNotCaught {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    try {
      System.exit(x & 1);
    } catch (Throwable t) {
      assert false;
    }
    assert x == x + 1;
  }
}
