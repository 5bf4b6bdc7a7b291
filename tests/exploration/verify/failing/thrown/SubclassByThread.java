// expect: FALSE
// witness: 2
// SPDX-License-Identifier: Apache-2.0

/** A subclass of AssertionError ends another thread. */
public final class SubclassByThread {
  private static final class TaskAssertionError extends AssertionError {}

  public static void main(String[] args) throws Exception {
    int x = Verifier.nondetInt();
    Thread thread = new Thread(() -> {
      if (x == 2) {
        throw new TaskAssertionError();
      }
    });
    thread.start();
    thread.join();
  }
}
