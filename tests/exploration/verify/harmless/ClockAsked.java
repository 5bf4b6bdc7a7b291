// expect: FALSE or UNKNOWN
// witness: 8
// SPDX-License-Identifier: Apache-2.0

/**
 * The time is asked for and printed, the assertion is about the input.
 * Hard: the run also learns what is otherwise each time.
 */
public final class ClockAsked {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    System.out.println(System.currentTimeMillis());
    assert x != 8;
  }
}
