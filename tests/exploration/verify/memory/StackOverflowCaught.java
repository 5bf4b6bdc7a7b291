// expect: TRUE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** Endless recursion ends in an error that can be caught, however deep the stack is. */
public final class StackOverflowCaught {
  private static int depth = 0;

  private static void sink() {
    depth++;
    sink();
  }

  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    boolean caught = false;
    try {
      sink();
    } catch (StackOverflowError e) {
      caught = true;
    }
    assert caught || x == 0;
  }
}
