// SPDX-License-Identifier: Apache-2.0
package proofs;

import bad.RoadMap;

/** One call of each defect of RoadMap. */
public final class RoadMapProof {
  private RoadMapProof() {}

  public static void roadFromUnknownPlace() {
    new RoadMap().addRoad(1, 2);
  }

  public static void roundabout() {
    RoadMap map = new RoadMap();
    map.addPlace(1);
    map.addRoad(1, 1);
    map.isReachable(1, 2);
  }
}
