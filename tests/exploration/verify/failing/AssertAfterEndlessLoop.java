// expect: TRUE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** Never reached for 0; that a loop does not end is inherently hard to see. */
public final class AssertAfterEndlessLoop {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    while (x == 0) {
      Thread.onSpinWait();
    }
    assert x != 0;
  }
}
