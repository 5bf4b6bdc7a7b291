// SPDX-License-Identifier: Apache-2.0
import java.util.concurrent.atomic.*;

/** The atomic classes, single-threaded semantics and contended totals. */
public class AtomicsAndAdders {
  public static void main(String[] args) throws Exception {
    AtomicInteger i = new AtomicInteger(5);
    System.out.println(i.getAndIncrement() + " " + i.incrementAndGet() + " " + i.getAndAdd(10) + " " + i.addAndGet(-3) + " " + i.compareAndSet(14, 100) + " " + i.compareAndSet(14, 1) + " " + i);
    System.out.println(i.getAndUpdate(n -> n * 2) + " " + i.updateAndGet(n -> n + 1) + " " + i.accumulateAndGet(9, Math::max) + " " + i.getAndAccumulate(3, (a, b) -> a % b) + " " + i.get() + " " + i.getAndSet(-1) + " " + i.intValue() + " " + i.doubleValue());
    System.out.println(i.compareAndExchange(-1, 7) + " " + i.getPlain() + " " + i.weakCompareAndSetPlain(100, 1) + " " + i.decrementAndGet());
    AtomicLong l = new AtomicLong(Long.MAX_VALUE);
    System.out.println(l.incrementAndGet() + " " + l.getAndAdd(5) + " " + l + " " + l.longValue());
    AtomicBoolean b = new AtomicBoolean();
    System.out.println(b.compareAndSet(false, true) + " " + b.getAndSet(false) + " " + b + " " + b.compareAndExchange(false, true));
    AtomicReference<String> r = new AtomicReference<>("a");
    String same = r.get();
    System.out.println(r.compareAndSet(same, "b") + " " + r.compareAndSet(new String("b"), "c") + " " + r.getAndUpdate(s -> s + s) + " " + r.accumulateAndGet("x", String::concat) + " " + r);
    AtomicIntegerArray array = new AtomicIntegerArray(new int[] {1, 2, 3});
    System.out.println(array.incrementAndGet(0) + " " + array.getAndAdd(1, 10) + " " + array.compareAndSet(2, 3, 30) + " " + array + " " + array.length());
    try {
      array.get(3);
    } catch (IndexOutOfBoundsException e) {
      System.out.println(e.getMessage());
    }
    AtomicLongArray longs = new AtomicLongArray(2);
    longs.accumulateAndGet(1, 5, (x, y) -> x - y);
    System.out.println(longs + " " + new AtomicReferenceArray<>(new String[] {"p", null}));
    AtomicStampedReference<String> stamped = new AtomicStampedReference<>("s", 1);
    int[] holder = new int[1];
    System.out.println(stamped.compareAndSet("s", "t", 1, 2) + " " + stamped.compareAndSet("t", "u", 1, 3) + " " + stamped.get(holder) + holder[0] + " " + stamped.attemptStamp("t", 9) + stamped.getStamp());
    AtomicMarkableReference<String> marked = new AtomicMarkableReference<>("m", false);
    System.out.println(marked.compareAndSet("m", "n", false, true) + " " + marked.isMarked() + " " + marked.getReference());
    LongAdder adder = new LongAdder();
    LongAccumulator max = new LongAccumulator(Math::max, Long.MIN_VALUE);
    DoubleAdder doubles = new DoubleAdder();
    DoubleAccumulator product = new DoubleAccumulator((x, y) -> x * y, 1);
    AtomicInteger counter = new AtomicInteger();
    AtomicReference<Integer> list = new AtomicReference<>(0);
    Thread[] threads = new Thread[6];
    for (int t = 0; t < threads.length; t++) {
      int id = t;
      threads[t] = new Thread(() -> {
        for (int k = 0; k < 400; k++) {
          adder.increment();
          max.accumulate(id * 1000 + k);
          counter.updateAndGet(n -> n + id);
          list.updateAndGet(n -> n + 1);
          doubles.add(0.5);
        }
        product.accumulate(2);
      });
      threads[t].start();
    }
    for (Thread t : threads) t.join();
    System.out.println(adder + " " + adder.sumThenReset() + " " + adder.sum() + " " + max.get() + " " + counter + " " + list + " " + doubles.sum() + " " + product.get());
    max.reset();
    System.out.println(max.get() + " " + adder.intValue() + " " + product.getThenReset() + " " + product);
  }
}
