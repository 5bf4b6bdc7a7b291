// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

import java.nio.charset.StandardCharsets;
import java.util.UUID;

/** An identifier made of a name is always the same. */
public final class UuidFromName {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    UUID a = UUID.nameUUIDFromBytes("name".getBytes(StandardCharsets.UTF_8));
    UUID b = UUID.nameUUIDFromBytes("name".getBytes(StandardCharsets.UTF_8));
    assert a.equals(b) || x == 0;
  }
}
