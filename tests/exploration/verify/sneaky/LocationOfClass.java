// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.security.CodeSource;

/** Where the classes lie. */
public final class LocationOfClass {
  public static void main(String[] args) {
    CodeSource source = LocationOfClass.class.getProtectionDomain().getCodeSource();
    String place = source.getLocation().getPath();
    assert !place.endsWith(".jar");
  }
}
