// SPDX-License-Identifier: Apache-2.0
package states;

/** F36: making one changes the static state of Gauge. */
public class GaugePlug {
  public GaugePlug() {
    Gauge.isPlugged = true;
  }

  public static void pull() {
    Gauge.isPlugged = false;
  }
}
