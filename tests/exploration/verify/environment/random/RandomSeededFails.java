// expect: FALSE
// witness: 3
// SPDX-License-Identifier: Apache-2.0

import java.util.Random;

/** The second number of the seed is 3, and so may be the input. */
public final class RandomSeededFails {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    Random random = new Random(42);
    random.nextInt(10);
    assert random.nextInt(10) != x;
  }
}
