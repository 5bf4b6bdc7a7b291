// expect: FALSE
// witness: 5
// SPDX-License-Identifier: Apache-2.0

import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** The error comes wrapped out of the future and is taken for an ordinary failure. */
public final class AssertInFuture {
  private static int half(int x) {
    assert x % 2 == 0;
    return x / 2;
  }

  public static void main(String[] args) throws Exception {
    int x = Verifier.nondetInt();
    ExecutorService pool = Executors.newFixedThreadPool(1);
    Future<Integer> future = pool.submit(() -> half(x));
    try {
      System.out.println(future.get());
    } catch (ExecutionException e) {
      System.out.println("no result");
    }
    pool.shutdown();
  }
}
