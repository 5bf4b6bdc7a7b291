// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

import java.util.Random;

/** With a fixed seed the numbers are the same everywhere. */
public final class RandomSeeded {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    Random random = new Random(42);
    assert random.nextInt(10) == 0 && random.nextInt(10) == 3 || x == 0;
  }
}
