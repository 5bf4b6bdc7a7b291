// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** How deep the stack is depends on the machine, so its last bit may be either. */
public final class StackDepthParity {
  private static int depth = 0;

  private static void sink() {
    depth++;
    sink();
  }

  public static void main(String[] args) {
    try {
      sink();
    } catch (StackOverflowError e) {
      System.out.println("deep enough");
    }
    assert (depth & 1) == 0;
  }
}
