// expect: TRUE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** With a lock no addition is lost. */
public final class RaceLocked {
  private static int count = 0;

  private static synchronized void add(int times) {
    for (int i = 0; i < times; i++) {
      count++;
    }
  }

  public static void main(String[] args) throws Exception {
    int x = Verifier.nondetBoolean() ? 2 : 3;
    Thread a = new Thread(() -> add(x));
    Thread b = new Thread(() -> add(x));
    a.start();
    b.start();
    a.join();
    b.join();
    assert count == 2 * x;
  }
}
