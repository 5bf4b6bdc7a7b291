// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.time.ZoneId;

/** The same, asked for by the newer library. */
public final class ZoneOfSystem {
  public static void main(String[] args) {
    assert ZoneId.systemDefault().getId().length() < 10;
  }
}
