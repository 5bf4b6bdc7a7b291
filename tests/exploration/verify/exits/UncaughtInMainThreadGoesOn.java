// expect: FALSE
// witness: 0
// SPDX-License-Identifier: Apache-2.0

/** Main dies by an exception, another thread goes on and fails. */
public final class UncaughtInMainThreadGoesOn {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    Thread main = Thread.currentThread();
    new Thread(() -> {
      try {
        main.join();
      } catch (InterruptedException e) {
        return;
      }
      assert x != 0;
    }).start();
    System.out.println(10 / x);
  }
}
