// expect: FALSE
// witness: 2
// SPDX-License-Identifier: Apache-2.0

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** One of three tasks fails, the others give results. */
public final class AssertInInvokeAll {
  private static Callable<Integer> task(int number, int forbidden) {
    return () -> {
      assert number != forbidden;
      return number;
    };
  }

  public static void main(String[] args) throws Exception {
    int x = Verifier.nondetInt();
    ExecutorService pool = Executors.newFixedThreadPool(2);
    pool.invokeAll(List.of(task(1, x), task(2, x), task(3, x)));
    pool.shutdown();
  }
}
