// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** The time since 1970 is odd half of the time. */
public final class ClockMillis {
  public static void main(String[] args) {
    assert System.currentTimeMillis() % 2 == 0;
  }
}
