// expect: TRUE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** What was written before the start is visible in the thread; hard, as schedules are. */
public final class VisibleBeforeStart {
  private static int value;

  public static void main(String[] args) throws Exception {
    value = Verifier.nondetInt();
    int copy = value;
    Thread worker = new Thread(() -> {
      assert value == copy;
    });
    worker.start();
    worker.join();
  }
}
