// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** The clock of the day may be set back between two looks. */
public final class ClockBackwards {
  public static void main(String[] args) {
    long first = System.currentTimeMillis();
    long second = System.currentTimeMillis();
    assert second >= first;
  }
}
