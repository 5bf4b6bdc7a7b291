// SPDX-License-Identifier: Apache-2.0
package proofs;

import bad.Thermostat;

/** One call of each defect of Thermostat. */
public final class ThermostatProof {
  private ThermostatProof() {}

  public static void stepsThatMissTheTarget() {
    Thermostat thermostat = new Thermostat();
    thermostat.setTarget(5);
    thermostat.steps(0, 0);
  }

  public static void distanceOfNothing() {
    new Thermostat().meanDistance();
  }
}
