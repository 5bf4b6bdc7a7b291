// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.util.Random;

/** A generator without a seed. */
public final class RandomSeedless {
  public static void main(String[] args) {
    assert new Random().nextInt(100) != 42;
  }
}
