// expect: TRUE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** The time is looked at and does not matter. */
public final class ClockUnused {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    long now = System.currentTimeMillis();
    assert (now & 1) <= 1 && (x | 1) != 0;
  }
}
