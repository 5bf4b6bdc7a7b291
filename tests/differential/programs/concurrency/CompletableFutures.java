// SPDX-License-Identifier: Apache-2.0
import java.util.List;
import java.util.concurrent.*;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** CompletableFuture: composition, exceptions, timeouts, all and any. */
public class CompletableFutures {
  interface Action { Object run() throws Exception; }

  static void attempt(String name, Action action) {
    try {
      System.out.println(name + ": " + action.run());
    } catch (ExecutionException e) {
      System.out.println(name + ": ExecutionException of " + e.getCause());
    } catch (CompletionException e) {
      System.out.println(name + ": CompletionException of " + e.getCause());
    } catch (Exception e) {
      System.out.println(name + ": " + e.getClass().getSimpleName() + " " + e.getMessage());
    }
  }

  static CompletableFuture<Integer> async(int n) { return CompletableFuture.supplyAsync(() -> n); }

  public static void main(String[] args) throws Exception {
    System.out.println(async(5).thenApply(n -> n * 2).thenApply(n -> "v" + n).get());
    System.out.println(async(5).thenCompose(n -> async(n + 1)).thenCombine(async(10), Integer::sum).join());
    StringBuffer log = new StringBuffer();
    async(1).thenAccept(n -> log.append("accept").append(n)).thenRun(() -> log.append(" run")).join();
    System.out.println(log);
    CompletableFuture<Integer> failed = CompletableFuture.supplyAsync(() -> { throw new IllegalStateException("broken"); });
    attempt("get", failed::get);
    attempt("join", failed::join);
    attempt("getNow", () -> new CompletableFuture<Integer>().getNow(-1));
    System.out.println(failed.isCompletedExceptionally() + " " + failed.isDone() + " " + failed.isCancelled());
    System.out.println(failed.exceptionally(e -> e.getClass().getSimpleName().length()).join());
    System.out.println(failed.handle((v, e) -> v == null ? "handled " + e.getCause() : "value").join());
    System.out.println(async(3).handle((v, e) -> v + "," + e).join());
    attempt("whenComplete", () -> failed.whenComplete((v, e) -> log.append(" completed")).get());
    attempt("chain", () -> failed.thenApply(n -> n + 1).thenApply(n -> n + 1).join());
    attempt("throws in chain", () -> async(1).thenApply(n -> n / 0).join());
    CompletableFuture<String> manual = new CompletableFuture<>();
    CompletableFuture<Integer> dependent = manual.thenApply(String::length);
    System.out.println(dependent.isDone() + " " + manual.complete("done") + " " + manual.complete("again") + " " + dependent.join());
    CompletableFuture<String> exceptional = new CompletableFuture<>();
    exceptional.completeExceptionally(new java.io.IOException("io"));
    attempt("exceptional", exceptional::get);
    attempt("exceptional join", exceptional::join);
    CompletableFuture<String> cancelled = new CompletableFuture<>();
    System.out.println(cancelled.cancel(true) + " " + cancelled.isCancelled());
    attempt("cancelled", cancelled::get);
    attempt("dependent of cancelled", () -> cancelled.thenApply(s -> s).join());
    List<CompletableFuture<Integer>> many = IntStream.range(0, 10).mapToObj(CompletableFutures::async).collect(Collectors.toList());
    CompletableFuture.allOf(many.toArray(new CompletableFuture[0])).join();
    System.out.println(many.stream().map(CompletableFuture::join).collect(Collectors.toList()));
    System.out.println(CompletableFuture.anyOf(CompletableFuture.completedFuture("ready"), new CompletableFuture<>()).join());
    System.out.println(CompletableFuture.completedFuture(1).applyToEither(new CompletableFuture<>(), n -> n + 1).join());
    CompletableFuture.completedFuture(2).thenAcceptBoth(async(3), (a, b) -> System.out.println(a * b)).join();
    CompletableFuture.completedFuture(0).runAfterBoth(async(0), () -> System.out.println("both")).join();
    attempt("timeout", () -> new CompletableFuture<Integer>().orTimeout(2, TimeUnit.MILLISECONDS).join());
    System.out.println(new CompletableFuture<Integer>().completeOnTimeout(77, 2, TimeUnit.MILLISECONDS).join());
    attempt("timed get", () -> new CompletableFuture<Integer>().get(2, TimeUnit.MILLISECONDS));
    Executor direct = Runnable::run;
    System.out.println(CompletableFuture.supplyAsync(() -> Thread.currentThread().getName(), direct).thenApplyAsync(s -> s + "!", direct).join());
    System.out.println(CompletableFuture.failedFuture(new RuntimeException("f")).exceptionallyCompose(e -> CompletableFuture.completedFuture("recovered " + e.getMessage())).join());
    CompletionStage<Integer> stage = CompletableFuture.completedStage(4);
    System.out.println(stage.thenApply(n -> n * n).toCompletableFuture().join());
    CompletableFuture<Integer> copy = async(8).copy();
    System.out.println(copy.join() + " " + copy.getNumberOfDependents());
    copy.obtrudeValue(9);
    System.out.println(copy.join());
    CompletableFuture<Integer> chain = new CompletableFuture<>();
    CompletableFuture<Integer> tail = chain;
    for (int i = 0; i < 200; i++) tail = tail.thenApply(n -> n + 1);
    chain.complete(0);
    System.out.println(tail.join());
  }
}
