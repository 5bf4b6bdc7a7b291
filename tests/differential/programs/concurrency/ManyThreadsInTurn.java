// SPDX-License-Identifier: Apache-2.0
/** More threads one after the other than a lock word has numbers for; each takes locks, waits and is joined. */
public class ManyThreadsInTurn {
  static final Object LOCK = new Object();
  static int count;

  static synchronized void add() { count++; }

  static void work() {
    synchronized (LOCK) {
      add();
      synchronized (LOCK) {
        count++;
      }
    }
  }

  public static void main(String[] args) throws Exception {
    long lastId = 0;
    for (int i = 0; i < 20_000; i++) {
      Thread thread = new Thread(ManyThreadsInTurn::work);
      if (thread.getId() <= lastId) System.out.println("id " + thread.getId() + " again");
      lastId = thread.getId();
      thread.start();
      thread.join();
      if (thread.getState() != Thread.State.TERMINATED || thread.isAlive()) System.out.println("lives " + i);
    }
    System.out.println(count);
    System.out.println(Thread.holdsLock(LOCK));
    synchronized (LOCK) {
      System.out.println(Thread.holdsLock(LOCK));
    }
  }
}
