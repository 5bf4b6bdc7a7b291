// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** Fifty thousand frames fit on some stacks and not on others. */
public final class StackDepthEnough {
  private static int count(int n) {
    return n == 0 ? 0 : 1 + count(n - 1);
  }

  public static void main(String[] args) {
    int counted = -1;
    try {
      counted = count(50000);
    } catch (StackOverflowError e) {
      System.out.println("too deep");
    }
    assert counted == 50000;
  }
}
