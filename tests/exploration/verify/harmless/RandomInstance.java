// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

import java.util.Random;

/** A seeded generator gives the same numbers as another one with its seed. */
public final class RandomInstance {
  public static void main(String[] args) {
    int seed = Verifier.nondetInt();
    Verifier.assume(seed >= 0 && seed < 3);
    assert new Random(seed).nextInt() == new Random(seed).nextInt();
  }
}
