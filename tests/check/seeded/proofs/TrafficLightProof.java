// SPDX-License-Identifier: Apache-2.0
package proofs;

import bad.TrafficLight;

/** One call of each defect of TrafficLight. */
public final class TrafficLightProof {
  private TrafficLightProof() {}

  public static void lampWithoutTime() {
    new TrafficLight().duration(TrafficLight.Lamp.BLINKING);
  }

  public static void noSuchLamp() {
    new TrafficLight().lampOf("violet");
  }
}
