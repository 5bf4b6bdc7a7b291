// expect: FALSE or UNKNOWN
// witness: 4
// SPDX-License-Identifier: Apache-2.0

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * One worker does the tasks in the order they came.
 * Hard: the run also learns what is otherwise each time.
 */
public final class FutureOrdered {
  public static void main(String[] args) throws Exception {
    int[] state = {Verifier.nondetInt()};
    ExecutorService pool = Executors.newSingleThreadExecutor();
    pool.submit(() -> state[0] += 1);
    Future<Integer> doubled = pool.submit(() -> state[0] * 2);
    int result = doubled.get();
    pool.shutdown();
    assert result != 10;
  }
}
