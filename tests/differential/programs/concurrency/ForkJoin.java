// SPDX-License-Identifier: Apache-2.0
import java.util.Arrays;
import java.util.concurrent.*;

/** Fork/join tasks: recursive sums, sorting, exceptions, CountedCompleter. */
public class ForkJoin {
  static class Sum extends RecursiveTask<Long> {
    final int[] data;
    final int from, to;
    Sum(int[] data, int from, int to) { this.data = data; this.from = from; this.to = to; }
    @Override protected Long compute() {
      if (to - from <= 100) {
        long sum = 0;
        for (int i = from; i < to; i++) sum += data[i];
        return sum;
      }
      int middle = (from + to) / 2;
      Sum left = new Sum(data, from, middle);
      left.fork();
      return new Sum(data, middle, to).compute() + left.join();
    }
  }

  static class MergeSort extends RecursiveAction {
    final int[] a;
    final int from, to;
    MergeSort(int[] a, int from, int to) { this.a = a; this.from = from; this.to = to; }
    @Override protected void compute() {
      if (to - from < 32) {
        Arrays.sort(a, from, to);
        return;
      }
      int middle = (from + to) >>> 1;
      invokeAll(new MergeSort(a, from, middle), new MergeSort(a, middle, to));
      int[] merged = new int[to - from];
      for (int i = from, j = middle, k = 0; k < merged.length; k++) merged[k] = j >= to || i < middle && a[i] <= a[j] ? a[i++] : a[j++];
      System.arraycopy(merged, 0, a, from, merged.length);
    }
  }

  static class Fib extends RecursiveTask<Integer> {
    final int n;
    Fib(int n) { this.n = n; }
    @Override protected Integer compute() {
      if (n < 2) return n;
      Fib other = new Fib(n - 1);
      other.fork();
      return new Fib(n - 2).compute() + other.join();
    }
  }

  static class Failing extends RecursiveTask<Integer> {
    @Override protected Integer compute() { throw new IllegalStateException("in the pool"); }
  }

  static class Counter extends CountedCompleter<Void> {
    final int depth;
    final java.util.concurrent.atomic.AtomicInteger leaves;
    Counter(CountedCompleter<?> parent, int depth, java.util.concurrent.atomic.AtomicInteger leaves) { super(parent); this.depth = depth; this.leaves = leaves; }
    @Override public void compute() {
      if (depth == 0) leaves.incrementAndGet();
      else {
        setPendingCount(2);
        new Counter(this, depth - 1, leaves).fork();
        new Counter(this, depth - 1, leaves).fork();
      }
      tryComplete();
    }
  }

  public static void main(String[] args) throws Exception {
    int[] data = new int[5000];
    for (int i = 0; i < data.length; i++) data[i] = (i * 7919) % 5003;
    ForkJoinPool pool = new ForkJoinPool(3);
    System.out.println(pool.invoke(new Sum(data, 0, data.length)) + " " + pool.getParallelism());
    pool.invoke(new MergeSort(data, 0, data.length));
    boolean sorted = true;
    for (int i = 1; i < data.length; i++) sorted &= data[i - 1] <= data[i];
    System.out.println(sorted + " " + Arrays.hashCode(data));
    System.out.println(new Fib(15).invoke() + " " + ForkJoinPool.commonPool().submit(new Fib(12)).get());
    try {
      pool.invoke(new Failing());
    } catch (IllegalStateException e) {
      System.out.println("invoke: " + e.getMessage());
    }
    try {
      pool.submit(new Failing()).get();
    } catch (ExecutionException e) {
      Throwable root = e;
      while (root.getCause() != null) root = root.getCause();
      System.out.println("get: " + root.getMessage());
    }
    Failing failing = new Failing();
    failing.fork();
    try {
      failing.join();
    } catch (IllegalStateException e) {
      System.out.println("join: " + failing.isCompletedAbnormally() + " " + failing.isCompletedNormally());
    }
    var leaves = new java.util.concurrent.atomic.AtomicInteger();
    new Counter(null, 6, leaves).invoke();
    System.out.println(leaves);
    System.out.println(pool.submit(() -> Thread.currentThread() instanceof ForkJoinWorkerThread).get() + " " + ForkJoinTask.inForkJoinPool());
    ForkJoinTask<String> adapted = ForkJoinTask.adapt(() -> "adapted").fork();
    System.out.println(adapted.join() + " " + adapted.isDone());
    System.out.println(pool.invokeAll(java.util.List.of(() -> 1, () -> 2)).size());
    pool.shutdown();
    System.out.println(pool.awaitTermination(30, TimeUnit.SECONDS));
    try {
      pool.submit(() -> 1);
    } catch (RejectedExecutionException e) {
      System.out.println("rejected");
    }
  }
}
