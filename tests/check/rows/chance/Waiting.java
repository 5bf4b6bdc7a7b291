// SPDX-License-Identifier: Apache-2.0
package chance;

/** Waits for a thread that waits for what it holds itself. */
public final class Waiting {
  private Waiting() {}

  public static int handOver(int pieces) throws InterruptedException {
    Object store = new Object();
    Thread worker = new Thread(() -> {
      synchronized (store) {
        store.notifyAll();
      }
    });
    worker.setDaemon(true);
    synchronized (store) {
      worker.start();
      if (pieces == 3) {
        worker.join(); // @join
      }
    }
    worker.join();
    return pieces;
  }
}
