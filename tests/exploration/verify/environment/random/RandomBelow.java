// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** One draw in a thousand fails. */
public final class RandomBelow {
  public static void main(String[] args) {
    assert Math.random() < 0.999;
  }
}
