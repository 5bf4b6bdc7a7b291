// expect: TRUE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** The other thread catches what it throws; hard, as schedules are. */
public final class ThrownInThreadCaught {
  public static void main(String[] args) throws Exception {
    int x = Verifier.nondetInt();
    boolean[] caught = new boolean[1];
    Thread worker = new Thread(() -> {
      try {
        if (x == 64) {
          throw new AssertionError();
        }
      } catch (AssertionError e) {
        caught[0] = true;
      }
    });
    worker.start();
    worker.join();
    assert caught[0] == (x == 64);
  }
}
