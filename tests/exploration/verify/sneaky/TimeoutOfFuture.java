// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** The task may take longer than it is waited for. */
public final class TimeoutOfFuture {
  public static void main(String[] args) throws Exception {
    CompletableFuture<Integer> future = CompletableFuture.supplyAsync(() -> 1);
    boolean late = false;
    try {
      future.get(1, TimeUnit.MILLISECONDS);
    } catch (TimeoutException e) {
      late = true;
    }
    assert !late;
  }
}
