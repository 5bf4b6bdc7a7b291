// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** A loop may take longer than a second on some machine. */
public final class ClockElapsed {
  public static void main(String[] args) {
    long start = System.nanoTime();
    int sum = 0;
    for (int i = 0; i < 10; i++) {
      sum += i;
    }
    assert System.nanoTime() - start < 1_000_000_000L && sum == 45;
  }
}
