// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.util.concurrent.ForkJoinPool;

/** The size of the common pool follows the processors. */
public final class PoolParallelism {
  public static void main(String[] args) {
    assert ForkJoinPool.commonPool().getParallelism() == 1;
  }
}
