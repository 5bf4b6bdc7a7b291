// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** Two looks at a clock may show the same time. */
public final class ClockAdvances {
  public static void main(String[] args) {
    long first = System.nanoTime();
    long second = System.nanoTime();
    assert second != first;
  }
}
