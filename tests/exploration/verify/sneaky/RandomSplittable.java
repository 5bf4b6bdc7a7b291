// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.util.SplittableRandom;

/** Another generator without a seed. */
public final class RandomSplittable {
  public static void main(String[] args) {
    assert new SplittableRandom().nextInt(10) != 4;
  }
}
