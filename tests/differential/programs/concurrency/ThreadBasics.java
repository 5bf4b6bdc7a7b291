// SPDX-License-Identifier: Apache-2.0
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Starting, joining, naming and interrupting threads; states that do not depend on timing. */
public class ThreadBasics {
  static int shared;

  static synchronized void increment() { shared++; }

  static class Worker extends Thread {
    final int id;
    int result;
    Worker(int id) { super("worker-" + id); this.id = id; }
    @Override public void run() {
      for (int i = 0; i < 1000; i++) result += i * id;
      for (int i = 0; i < 500; i++) increment();
    }
  }

  public static void main(String[] args) throws Exception {
    List<Worker> workers = new ArrayList<>();
    for (int i = 0; i < 6; i++) workers.add(new Worker(i));
    System.out.println(workers.get(0).getState() + " " + workers.get(0).isAlive());
    for (Worker w : workers) w.start();
    for (Worker w : workers) w.join();
    for (Worker w : workers) System.out.println(w.getName() + " " + w.result + " " + w.getState() + " " + w.isAlive());
    System.out.println(shared);
    try {
      workers.get(0).start();
    } catch (IllegalThreadStateException e) {
      System.out.println("cannot start twice");
    }
    Thread main = Thread.currentThread();
    System.out.println(main.getName() + " " + main.getPriority() + " " + main.isDaemon() + " " + main.getThreadGroup().getName() + " " + main.isInterrupted());
    Thread sleeper = new Thread(() -> {
      try {
        Thread.sleep(1_000_000);
        System.out.println("slept");
      } catch (InterruptedException e) {
        System.out.println("interrupted in sleep: " + e.getMessage() + " flag " + Thread.currentThread().isInterrupted());
      }
    });
    sleeper.start();
    sleeper.interrupt();
    sleeper.join();
    Thread.currentThread().interrupt();
    System.out.println(Thread.interrupted() + " " + Thread.interrupted());
    main.interrupt();
    try {
      Thread.sleep(10);
      System.out.println("not interrupted");
    } catch (InterruptedException e) {
      System.out.println("interrupted before sleep");
    }
    main.interrupt();
    try {
      new Object() { synchronized void w() throws InterruptedException { wait(); } }.w();
    } catch (InterruptedException e) {
      System.out.println("interrupted in wait");
    }
    main.interrupt();
    try {
      main.join();
      System.out.println("joined itself");
    } catch (InterruptedException e) {
      System.out.println("interrupted in join");
    }
    Thread spinner = new Thread(() -> {
      long n = 0;
      while (!Thread.currentThread().isInterrupted()) n++;
      System.out.println("spinner saw the flag " + (n >= 0));
    });
    spinner.start();
    Thread.yield();
    spinner.interrupt();
    spinner.join();
    Thread daemon = new Thread(() -> { while (true) Thread.onSpinWait(); });
    daemon.setDaemon(true);
    daemon.start();
    System.out.println(daemon.isDaemon() + " " + daemon.isAlive());
    try {
      daemon.setDaemon(false);
    } catch (IllegalThreadStateException e) {
      System.out.println("daemon status is fixed");
    }
    Thread named = new Thread(null, () -> System.out.println("in " + Thread.currentThread().getName()), "named");
    named.setPriority(7);
    named.start();
    named.join();
    System.out.println(named.getPriority() + " " + named.getThreadGroup());
    try {
      named.setPriority(11);
    } catch (IllegalArgumentException e) {
      System.out.println("priority");
    }
    try {
      named.setName(null);
    } catch (NullPointerException e) {
      System.out.println(e.getMessage());
    }
    try {
      Thread.sleep(-1);
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    List<Integer> order = Collections.synchronizedList(new ArrayList<>());
    Thread previous = null;
    for (int i = 0; i < 5; i++) {
      int n = i;
      Thread before = previous;
      previous = new Thread(() -> {
        try {
          if (before != null) before.join();
        } catch (InterruptedException e) {
          order.add(-1);
        }
        order.add(n);
      });
      previous.start();
    }
    previous.join();
    System.out.println(order);
  }
}
