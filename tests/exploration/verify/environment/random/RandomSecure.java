// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.security.SecureRandom;

/** Secure random bytes. */
public final class RandomSecure {
  public static void main(String[] args) {
    byte[] bytes = new byte[1];
    new SecureRandom().nextBytes(bytes);
    assert bytes[0] != 17;
  }
}
