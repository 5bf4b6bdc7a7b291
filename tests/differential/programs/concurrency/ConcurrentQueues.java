// SPDX-License-Identifier: Apache-2.0
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.*;

/** Blocking and lock-free queues, transfer and delay queues, copy-on-write lists. */
public class ConcurrentQueues {
  static class Delayed1 implements Delayed {
    final String name;
    final long due;
    Delayed1(String name, long nanos) { this.name = name; this.due = System.nanoTime() + nanos; }
    @Override public long getDelay(TimeUnit unit) { return unit.convert(due - System.nanoTime(), TimeUnit.NANOSECONDS); }
    @Override public int compareTo(Delayed o) { return Long.compare(due, ((Delayed1) o).due); }
  }

  static void blocking(String name, BlockingQueue<Integer> q) throws Exception {
    List<Integer> got = Collections.synchronizedList(new ArrayList<>());
    Thread consumer = new Thread(() -> {
      try {
        for (int n = q.take(); n >= 0; n = q.take()) got.add(n);
      } catch (InterruptedException e) {
        got.add(-99);
      }
    });
    consumer.start();
    for (int i = 0; i < 30; i++) q.put(i);
    while (got.size() < 30) Thread.yield();
    q.put(-1);
    consumer.join();
    System.out.println(name + " " + got + " " + q.size() + " " + q.poll() + " " + q.poll(1, TimeUnit.MILLISECONDS));
  }

  public static void main(String[] args) throws Exception {
    blocking("array", new ArrayBlockingQueue<>(4));
    blocking("linked", new LinkedBlockingQueue<>());
    blocking("synchronous", new SynchronousQueue<>());
    blocking("transfer", new LinkedTransferQueue<>());
    blocking("deque", new LinkedBlockingDeque<>(2));
    ArrayBlockingQueue<String> full = new ArrayBlockingQueue<>(2);
    System.out.println(full.offer("a") + " " + full.offer("b") + " " + full.offer("c") + " " + full.offer("d", 1, TimeUnit.MILLISECONDS) + " " + full.remainingCapacity() + " " + full);
    try {
      full.add("x");
    } catch (IllegalStateException e) {
      System.out.println(e.getMessage());
    }
    List<String> drained = new ArrayList<>();
    System.out.println(full.drainTo(drained) + " " + drained + " " + full.isEmpty());
    PriorityBlockingQueue<Integer> priority = new PriorityBlockingQueue<>(List.of(5, 1, 4, 2));
    StringBuilder order = new StringBuilder();
    while (!priority.isEmpty()) order.append(priority.take()).append(' ');
    System.out.println(order);
    DelayQueue<Delayed1> delays = new DelayQueue<>();
    delays.add(new Delayed1("second", 3_000_000));
    delays.add(new Delayed1("first", 1_000_000));
    System.out.println(delays.take().name + " " + delays.take().name + " " + delays.poll());
    ConcurrentLinkedQueue<Integer> queue = new ConcurrentLinkedQueue<>(List.of(1, 2, 3));
    queue.offer(4);
    System.out.println(queue.poll() + " " + queue.peek() + " " + queue.remove(3) + " " + queue + " " + queue.size());
    ConcurrentLinkedDeque<String> deque = new ConcurrentLinkedDeque<>();
    deque.addFirst("b");
    deque.addLast("c");
    deque.push("a");
    System.out.println(deque + " " + deque.pollLast() + " " + deque.peekFirst());
    LinkedBlockingDeque<Integer> bd = new LinkedBlockingDeque<>(2);
    bd.putFirst(1);
    bd.putLast(2);
    System.out.println(bd.offerFirst(0) + " " + bd.takeLast() + " " + bd.takeFirst() + " " + bd.pollFirst());
    CopyOnWriteArrayList<String> cow = new CopyOnWriteArrayList<>(List.of("x", "y"));
    for (String s : cow) cow.add(s + s);
    System.out.println(cow + " " + cow.addIfAbsent("x") + " " + cow.indexOf("yy"));
    try {
      var it = cow.iterator();
      it.next();
      it.remove();
    } catch (UnsupportedOperationException e) {
      System.out.println("snapshot iterator");
    }
    CopyOnWriteArraySet<Integer> set = new CopyOnWriteArraySet<>(List.of(3, 1, 3));
    System.out.println(set + " " + set.add(1));
    LinkedTransferQueue<String> transfer = new LinkedTransferQueue<>();
    System.out.println(transfer.tryTransfer("nobody") + " " + transfer.tryTransfer("x", 1, TimeUnit.MILLISECONDS) + " " + transfer.hasWaitingConsumer());
    try {
      queue.add(null);
    } catch (NullPointerException e) {
      System.out.println("no nulls");
    }
    ConcurrentHashMap<String, Integer> counts = new ConcurrentHashMap<>();
    Thread[] threads = new Thread[5];
    for (int t = 0; t < threads.length; t++) {
      threads[t] = new Thread(() -> { for (int i = 0; i < 300; i++) counts.merge("k" + i % 7, 1, Integer::sum); });
      threads[t].start();
    }
    for (Thread t : threads) t.join();
    System.out.println(counts);
  }
}
