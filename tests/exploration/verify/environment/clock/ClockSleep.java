// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** Sleeping takes at least so long by one clock, but the other may be set. */
public final class ClockSleep {
  public static void main(String[] args) throws Exception {
    long start = System.currentTimeMillis();
    Thread.sleep(1);
    assert System.currentTimeMillis() - start < 10;
  }
}
