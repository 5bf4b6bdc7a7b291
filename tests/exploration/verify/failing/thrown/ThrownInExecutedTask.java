// expect: FALSE or UNKNOWN
// witness: 5
// SPDX-License-Identifier: Apache-2.0

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * Without a future nobody catches it, and the worker thread ends by it.
 * Hard: the run also learns what is otherwise each time.
 */
public final class ThrownInExecutedTask {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    ExecutorService pool = Executors.newSingleThreadExecutor();
    pool.execute(() -> {
      if (x == 5) {
        throw new AssertionError();
      }
    });
    pool.shutdown();
  }
}
