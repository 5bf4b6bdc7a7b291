// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.util.concurrent.ThreadLocalRandom;

/** The generator of the thread. */
public final class RandomThreadLocal {
  public static void main(String[] args) {
    assert ThreadLocalRandom.current().nextInt(6) + 1 != 6;
  }
}
