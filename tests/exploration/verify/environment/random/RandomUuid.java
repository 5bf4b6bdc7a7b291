// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.util.UUID;

/** The first digit of a random identifier. */
public final class RandomUuid {
  public static void main(String[] args) {
    assert UUID.randomUUID().toString().charAt(0) != 'a';
  }
}
