// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.util.concurrent.CompletableFuture;

/** Which thread makes a future depends on the number of processors. */
public final class FutureByProcessors {
  public static void main(String[] args) {
    String name = CompletableFuture.supplyAsync(() -> Thread.currentThread().getName()).join();
    assert name.startsWith("ForkJoin");
  }
}
