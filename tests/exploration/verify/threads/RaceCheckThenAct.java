// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.util.concurrent.atomic.AtomicInteger;

/** Each step is atomic, the two together are not. */
public final class RaceCheckThenAct {
  private static final AtomicInteger SEATS = new AtomicInteger(1);

  private static void book() {
    if (SEATS.get() > 0) {
      SEATS.decrementAndGet();
    }
  }

  public static void main(String[] args) throws Exception {
    Thread a = new Thread(RaceCheckThenAct::book);
    Thread b = new Thread(RaceCheckThenAct::book);
    a.start();
    b.start();
    a.join();
    b.join();
    assert SEATS.get() == 0;
  }
}
