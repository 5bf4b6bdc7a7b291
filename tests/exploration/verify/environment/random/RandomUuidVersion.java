// expect: TRUE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.util.UUID;

/** The version digit of a random identifier is not random. */
public final class RandomUuidVersion {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    assert UUID.randomUUID().version() == 4 || x == 0;
  }
}
