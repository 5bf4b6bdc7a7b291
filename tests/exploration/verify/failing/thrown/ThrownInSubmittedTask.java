// expect: TRUE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** A future catches an explicit error, so that it is not uncaught; hard, as schedules are. */
public final class ThrownInSubmittedTask {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    ExecutorService pool = Executors.newSingleThreadExecutor();
    pool.submit(() -> {
      if (x == 5) {
        throw new AssertionError();
      }
    });
    pool.shutdown();
  }
}
