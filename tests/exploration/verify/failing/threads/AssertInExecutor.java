// expect: FALSE or UNKNOWN
// witness: 12
// SPDX-License-Identifier: Apache-2.0

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/**
 * The future keeps the error, and nobody asks for the result.
 * Hard: the run also learns what is otherwise each time.
 */
public final class AssertInExecutor {
  public static void main(String[] args) throws Exception {
    int x = Verifier.nondetInt();
    ExecutorService pool = Executors.newSingleThreadExecutor();
    pool.submit(() -> {
      assert x != 12;
    });
    pool.shutdown();
    pool.awaitTermination(1, TimeUnit.MINUTES);
  }
}
