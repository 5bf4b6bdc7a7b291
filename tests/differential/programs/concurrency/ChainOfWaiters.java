// SPDX-License-Identifier: Apache-2.0
/** A long chain of short-lived threads, each woken by the one before it. */
public class ChainOfWaiters {
  static class Cell {
    boolean full;
    int value;
    synchronized void put(int v) { value = v; full = true; notifyAll(); }
    synchronized int take() throws InterruptedException {
      while (!full) wait();
      full = false;
      return value;
    }
  }

  public static void main(String[] args) throws Exception {
    Cell first = new Cell(), in = first;
    int links = 300;
    Thread[] threads = new Thread[links];
    for (int i = 0; i < links; i++) {
      Cell from = in, to = new Cell();
      threads[i] = new Thread(() -> {
        try {
          to.put(from.take() + 1);
        } catch (InterruptedException e) {
          to.put(-1);
        }
      });
      threads[i].start();
      in = to;
    }
    first.put(0);
    System.out.println(in.take());
    for (Thread t : threads) t.join();
    int sum = 0;
    for (int i = 0; i < 3000; i++) {
      Cell a = new Cell();
      Thread t = new Thread(() -> a.put(2));
      t.start();
      sum += a.take();
      t.join();
    }
    System.out.println(sum);
    synchronized (first) {
      first.wait(5);
    }
    System.out.println(Thread.holdsLock(first));
  }
}
