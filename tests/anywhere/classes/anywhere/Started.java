// SPDX-License-Identifier: Apache-2.0
package anywhere;

/** Has work done by another thread, sooner or later. */
public class Started {
  private volatile int done;

  public static Started with(int amount) {
    Started started = new Started();
    Thread worker = new Thread(() -> started.done = amount + 1);
    worker.setDaemon(true);
    worker.start();
    return started;
  }

  public int getDone() {
    return done;
  }
}
