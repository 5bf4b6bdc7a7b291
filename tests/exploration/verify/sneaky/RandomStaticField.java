// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.util.Random;

/** The generator is made before main runs. */
public final class RandomStaticField {
  private static final Random RANDOM = new Random();
  private static final boolean LUCKY = RANDOM.nextInt(50) == 7;

  public static void main(String[] args) {
    assert !LUCKY;
  }
}
