// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** Two threads count without a lock; an addition may be lost. */
public final class RaceOnCounter {
  private static int count = 0;

  private static void add() {
    for (int i = 0; i < 100; i++) {
      count++;
    }
  }

  public static void main(String[] args) throws Exception {
    Thread a = new Thread(RaceOnCounter::add);
    Thread b = new Thread(RaceOnCounter::add);
    a.start();
    b.start();
    a.join();
    b.join();
    assert count == 200;
  }
}
