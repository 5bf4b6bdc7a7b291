// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** After some time of waiting the work may not be done. */
public final class LockOrderJoined {
  private static final Object LEFT = new Object();
  private static final Object RIGHT = new Object();
  private static volatile boolean done = false;

  public static void main(String[] args) throws Exception {
    Thread a = new Thread(() -> {
      synchronized (LEFT) {
        synchronized (RIGHT) {
          done = true;
        }
      }
    });
    a.setDaemon(true);
    synchronized (RIGHT) {
      a.start();
      a.join(20);
    }
    assert done;
  }
}
