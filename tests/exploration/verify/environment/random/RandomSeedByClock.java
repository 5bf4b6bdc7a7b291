// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.util.Random;

/** A seed taken from the clock is no fixed seed. */
public final class RandomSeedByClock {
  public static void main(String[] args) {
    assert new Random(System.nanoTime()).nextInt(8) != 5;
  }
}
