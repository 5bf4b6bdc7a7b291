// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.util.TimeZone;

/** The time zone of the user. */
public final class ZoneDefault {
  public static void main(String[] args) {
    assert TimeZone.getDefault().getRawOffset() == 0;
  }
}
