// expect: TRUE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** A thread whose assertion holds for all inputs; hard, as schedules are. */
public final class AssertInThreadHolds {
  public static void main(String[] args) throws Exception {
    int x = Verifier.nondetInt();
    Thread worker = new Thread(() -> {
      assert (x & 1) == 0 || (x & 1) == 1;
    });
    worker.start();
    worker.join();
  }
}
