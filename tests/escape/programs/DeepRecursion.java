// SPDX-License-Identifier: Apache-2.0

/** Recursion a thousand million deep ends in a StackOverflowError of Java, not of the host. */
public class DeepRecursion {
  static long down(long n) {
    return n == 0 ? 0 : 1 + down(n - 1);
  }

  public static void main(String[] args) throws InterruptedException {
    for (int round = 0; round < 3; round++) {
      try {
        System.out.println(down(1_000_000_000L) + ": ESCAPED");
      } catch (StackOverflowError e) {
        System.out.println("stack overflow");
      }
    }
    Thread big = new Thread(null, () -> {
      try {
        System.out.println(down(1_000_000_000L) + ": ESCAPED");
      } catch (StackOverflowError e) {
        System.out.println("stack overflow in a thread");
      }
    }, "big", 1L << 40);
    big.start();
    big.join();
    System.out.println("done");
  }
}
