// expect: FALSE
// witness: 0;5;1
// SPDX-License-Identifier: Apache-2.0

/** With crossed limits the clamped value need not lie below the upper one. */
public final class ClampCrossed {
  private static int clamp(int v, int low, int high) {
    return Math.max(low, Math.min(v, high));
  }

  public static void main(String[] args) {
    int v = Verifier.nondetInt();
    int low = Verifier.nondetInt();
    int high = Verifier.nondetInt();
    assert clamp(v, low, high) <= high;
  }
}
