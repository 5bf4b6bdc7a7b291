// expect: FALSE
// witness: 64
// SPDX-License-Identifier: Apache-2.0

/** An explicit error that ends another thread is uncaught. */
public final class ThrownInThread {
  public static void main(String[] args) throws Exception {
    int x = Verifier.nondetInt();
    Thread worker = new Thread(() -> {
      if (x == 64) {
        throw new AssertionError();
      }
    });
    worker.start();
    worker.join();
  }
}
