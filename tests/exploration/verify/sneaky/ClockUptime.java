// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.lang.management.ManagementFactory;

/** How long the JVM has been running. */
public final class ClockUptime {
  public static void main(String[] args) {
    assert ManagementFactory.getRuntimeMXBean().getUptime() < 60_000;
  }
}
