// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** A clamped value lies within its limits. */
public final class Clamp {
  private static int clamp(int v, int low, int high) {
    if (v < low) {
      return low;
    }
    return v > high ? high : v;
  }

  public static void main(String[] args) {
    int v = Verifier.nondetInt();
    int low = Verifier.nondetInt();
    int high = Verifier.nondetInt();
    Verifier.assume(low <= high);
    int clamped = clamp(v, low, high);
    assert low <= clamped && clamped <= high;
  }
}
