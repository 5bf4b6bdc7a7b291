// expect: FALSE
// witness: 3
// SPDX-License-Identifier: Apache-2.0

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;

/** A divided task whose halves are asserted in their own threads. */
public final class AssertInForkJoin {
  private static final class Sum extends RecursiveTask<Integer> {
    private final int from;
    private final int to;
    private final int bad;

    Sum(int from, int to, int bad) {
      this.from = from;
      this.to = to;
      this.bad = bad;
    }

    @Override
    protected Integer compute() {
      if (to - from == 1) {
        assert from != bad;
        return from;
      }
      Sum left = new Sum(from, (from + to) / 2, bad);
      Sum right = new Sum((from + to) / 2, to, bad);
      left.fork();
      return right.compute() + left.join();
    }
  }

  public static void main(String[] args) {
    try {
      System.out.println(new ForkJoinPool(2).invoke(new Sum(0, 4, Verifier.nondetInt())));
    } catch (Throwable t) {
      System.out.println("no sum");
    }
  }
}
