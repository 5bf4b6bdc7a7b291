// expect: FALSE
// witness: 3
// SPDX-License-Identifier: Apache-2.0

/** The handler of uncaught exceptions asserts; the JVM ignores what it throws. */
public final class AssertInHandlerOfUncaught {
  public static void main(String[] args) throws Exception {
    int x = Verifier.nondetInt();
    Thread worker = new Thread(() -> {
      throw new IllegalStateException(x == 3 ? "three" : "another");
    });
    worker.setUncaughtExceptionHandler((thread, error) -> {
      assert !error.getMessage().equals("three");
    });
    worker.start();
    worker.join();
  }
}
