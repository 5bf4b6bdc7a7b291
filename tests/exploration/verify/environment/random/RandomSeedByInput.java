// expect: FALSE
// witness: 42
// SPDX-License-Identifier: Apache-2.0

import java.util.Random;

/** The seed is an input; one of four gives a 0 first. */
public final class RandomSeedByInput {
  public static void main(String[] args) {
    int seed = Verifier.nondetInt();
    Verifier.assume(seed >= 41 && seed <= 44);
    assert new Random(seed).nextInt(10) != 0;
  }
}
