// expect: TRUE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** A random number is in its range, whatever it is. */
public final class RandomInRange {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    double random = Math.random();
    assert random >= 0 && random < 1 || x == 0;
  }
}
