// expect: FALSE or UNKNOWN
// witness: 8
// SPDX-License-Identifier: Apache-2.0

/**
 * A random delay before an assertion about the input.
 * Hard: the run also learns what is otherwise each time.
 */
public final class RandomAsked {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    double delay = Math.random();
    if (delay > 0.5) {
      System.out.println("late");
    }
    assert x != 8;
  }
}
