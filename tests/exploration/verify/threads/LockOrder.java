// expect: TRUE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** Two threads may wait for each other for ever; that violates no assertion. */
public final class LockOrder {
  private static final Object LEFT = new Object();
  private static final Object RIGHT = new Object();
  private static int done = 0;

  private static void both(Object first, Object second) {
    synchronized (first) {
      synchronized (second) {
        done++;
      }
    }
  }

  public static void main(String[] args) {
    Thread a = new Thread(() -> both(LEFT, RIGHT));
    Thread b = new Thread(() -> both(RIGHT, LEFT));
    a.setDaemon(true);
    b.setDaemon(true);
    a.start();
    b.start();
    assert Verifier.nondetInt() != 0 || !Thread.holdsLock(LEFT);
  }
}
