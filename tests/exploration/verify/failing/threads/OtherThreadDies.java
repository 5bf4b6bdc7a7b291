// expect: TRUE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** An uncaught exception of another kind ends only its thread; hard, as schedules are. */
public final class OtherThreadDies {
  public static void main(String[] args) throws Exception {
    int x = Verifier.nondetInt();
    Thread worker = new Thread(() -> {
      int y = 10 / x;
      assert x != 0 : y;
    });
    worker.start();
    worker.join();
    assert !worker.isAlive();
  }
}
