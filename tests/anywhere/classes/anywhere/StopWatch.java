// SPDX-License-Identifier: Apache-2.0
package anywhere;

/** Measures time. */
public class StopWatch {
  private long begin = System.nanoTime();

  public String lap(int n) {
    long passed = System.nanoTime() - begin;
    if (n > 3) return "many";
    return passed < 1_000_000 ? "quick" : "slow";
  }
}
