// SPDX-License-Identifier: Apache-2.0
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.*;

/** Executor services, futures, scheduling, rejection and shutdown. */
public class ExecutorServices {
  interface Action { Object run() throws Exception; }

  static void attempt(String name, Action action) {
    try {
      System.out.println(name + ": " + action.run());
    } catch (ExecutionException e) {
      System.out.println(name + ": execution failed with " + e.getCause());
    } catch (Exception e) {
      System.out.println(name + ": " + e.getClass().getSimpleName());
    }
  }

  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(3);
    List<Future<Integer>> futures = new ArrayList<>();
    for (int i = 0; i < 10; i++) {
      int n = i;
      futures.add(pool.submit(() -> n * n));
    }
    for (Future<Integer> f : futures) System.out.print(f.get() + " ");
    System.out.println();
    List<Callable<String>> calls = List.of(() -> "a", () -> "b", () -> "c");
    StringBuilder all = new StringBuilder();
    for (Future<String> f : pool.invokeAll(calls)) all.append(f.get());
    System.out.println(all + " " + List.of("a", "b", "c").contains(pool.invokeAny(calls)));
    Future<Object> failing = pool.submit(() -> { throw new IllegalStateException("task"); });
    attempt("failing", failing::get);
    attempt("runnable", () -> pool.submit(() -> { }).get() + " " + pool.submit(() -> { }, "result").get());
    attempt("timeout", () -> pool.submit(() -> { new CountDownLatch(1).await(); return 1; }).get(5, TimeUnit.MILLISECONDS));
    Future<Integer> cancelled = pool.submit(() -> { new CountDownLatch(1).await(); return 1; });
    System.out.println(cancelled.cancel(true) + " " + cancelled.isCancelled() + " " + cancelled.isDone());
    attempt("cancelled", cancelled::get);
    attempt("null task", () -> pool.submit((Runnable) null));
    pool.shutdown();
    System.out.println(pool.isShutdown());
    attempt("after shutdown", () -> pool.submit(() -> 1));
    pool.shutdownNow();
    System.out.println(pool.awaitTermination(30, TimeUnit.SECONDS) + " " + pool.isTerminated());
    ExecutorService single = Executors.newSingleThreadExecutor();
    List<Integer> order = new ArrayList<>();
    for (int i = 0; i < 8; i++) {
      int n = i;
      single.execute(() -> order.add(n));
    }
    single.shutdown();
    single.awaitTermination(30, TimeUnit.SECONDS);
    System.out.println(order);
    ScheduledExecutorService scheduled = Executors.newScheduledThreadPool(1);
    ScheduledFuture<String> later = scheduled.schedule(() -> "later", 2, TimeUnit.MILLISECONDS);
    System.out.println(later.get());
    CountDownLatch ticks = new CountDownLatch(3);
    ScheduledFuture<?> ticking = scheduled.scheduleAtFixedRate(ticks::countDown, 0, 1, TimeUnit.MILLISECONDS);
    ticks.await();
    System.out.println(ticking.cancel(false) + " " + ticks.getCount());
    scheduled.shutdownNow();
    ThreadPoolExecutor bounded = new ThreadPoolExecutor(1, 1, 1, TimeUnit.SECONDS, new ArrayBlockingQueue<>(1), new ThreadPoolExecutor.AbortPolicy());
    CountDownLatch gate = new CountDownLatch(1);
    CountDownLatch started = new CountDownLatch(1);
    bounded.execute(() -> { started.countDown(); try { gate.await(); } catch (InterruptedException e) { } });
    started.await();
    bounded.execute(() -> { });
    attempt("rejected", () -> bounded.submit(() -> 1));
    System.out.println(bounded.getPoolSize() + " " + bounded.getQueue().size() + " " + bounded.getActiveCount());
    bounded.setRejectedExecutionHandler(new ThreadPoolExecutor.CallerRunsPolicy());
    String[] who = new String[1];
    bounded.execute(() -> who[0] = Thread.currentThread().getName());
    System.out.println(who[0]);
    gate.countDown();
    bounded.shutdown();
    System.out.println(bounded.awaitTermination(30, TimeUnit.SECONDS) + " " + bounded.getCompletedTaskCount());
    ExecutorService named = Executors.newSingleThreadExecutor(r -> new Thread(r, "my-thread"));
    attempt("factory", () -> named.submit(() -> Thread.currentThread().getName()).get());
    named.shutdown();
    ExecutorCompletionService<Integer> completion = new ExecutorCompletionService<>(Runnable::run);
    for (int i = 3; i > 0; i--) {
      int n = i;
      completion.submit(() -> n);
    }
    System.out.println(completion.take().get() + " " + completion.take().get() + " " + completion.poll().get() + " " + completion.poll());
    FutureTask<Integer> task = new FutureTask<>(() -> 5);
    System.out.println(task.isDone() + " ");
    task.run();
    task.run();
    System.out.println(task.get() + " " + task.isDone() + " " + task.cancel(true));
    Callable<Object> adapted = Executors.callable(() -> System.out.println("adapted"));
    System.out.println(adapted.call());
  }
}
