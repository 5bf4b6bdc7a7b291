// expect: FALSE
// witness: 9
// SPDX-License-Identifier: Apache-2.0

/** One thread waits until the other has put something down. */
public final class WaitAndNotify {
  private static final Object LOCK = new Object();
  private static Integer box = null;

  public static void main(String[] args) throws Exception {
    int x = Verifier.nondetInt();
    Thread producer = new Thread(() -> {
      synchronized (LOCK) {
        box = x;
        LOCK.notifyAll();
      }
    });
    producer.start();
    synchronized (LOCK) {
      while (box == null) {
        LOCK.wait();
      }
    }
    assert box != 9;
  }
}
