// SPDX-License-Identifier: Apache-2.0
package states;

/** F36: changes the static state of Gauge, on an object. */
public class GaugeKnob {
  public void raise() {
    Gauge.level++;
  }

  public void lower() {
    Gauge.level = 0;
  }
}
