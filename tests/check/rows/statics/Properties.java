// SPDX-License-Identifier: Apache-2.0
package statics;

/** Sees what another test told the class library. */
public final class Properties {
  private static final String NAME = "statics.seen";

  private Properties() {}

  public static int see(int value) {
    if (System.getProperty(NAME) != null) {
      return value / Integer.signum(0);
    }
    System.setProperty(NAME, "yes");
    return value;
  }
}
