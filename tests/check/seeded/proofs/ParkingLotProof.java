// SPDX-License-Identifier: Apache-2.0
package proofs;

import bad.ParkingLot;

/** One call of each defect of ParkingLot. */
public final class ParkingLotProof {
  private ParkingLotProof() {}

  public static void secondCarOnOnePlace() {
    ParkingLot lot = new ParkingLot(1, 1);
    lot.park("A 1");
    lot.park("B 2");
  }

  public static void leaveUnseen() {
    new ParkingLot(1, 1).leave("A 1");
  }
}
