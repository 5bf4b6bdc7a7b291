// expect: FALSE or UNKNOWN
// witness: 5
// SPDX-License-Identifier: Apache-2.0

/**
 * Asking for a collection changes no answer.
 * Hard: the run also learns what is otherwise each time.
 */
public final class GcAsked {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    System.gc();
    assert x != 5;
  }
}
