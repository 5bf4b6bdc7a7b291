// expect: FALSE
// witness: 100
// SPDX-License-Identifier: Apache-2.0

import java.util.concurrent.CompletableFuture;

/** A later stage replaces the failed result. */
public final class AssertInCompletableFuture {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    int result = CompletableFuture.supplyAsync(() -> {
      assert x != 100;
      return x;
    }).exceptionally(error -> 0).join();
    System.out.println(result == x);
  }
}
