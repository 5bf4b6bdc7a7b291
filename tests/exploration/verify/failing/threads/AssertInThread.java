// expect: FALSE
// witness: 41
// SPDX-License-Identifier: Apache-2.0

/** The assertion fails in another thread, and main knows nothing of it. */
public final class AssertInThread {
  public static void main(String[] args) throws Exception {
    int x = Verifier.nondetInt();
    Thread worker = new Thread(() -> {
      assert x + 1 != 42;
    });
    worker.start();
    worker.join();
  }
}
