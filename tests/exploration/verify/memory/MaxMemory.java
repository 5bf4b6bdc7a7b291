// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** The largest heap is an option of the JVM. */
public final class MaxMemory {
  public static void main(String[] args) {
    long megabytes = Runtime.getRuntime().maxMemory() >> 20;
    assert megabytes < 1000 || megabytes > 1100;
  }
}
