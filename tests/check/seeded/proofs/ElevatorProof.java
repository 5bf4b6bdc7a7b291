// SPDX-License-Identifier: Apache-2.0
package proofs;

import bad.Elevator;

/** One call of each defect of Elevator. */
public final class ElevatorProof {
  private ElevatorProof() {}

  public static void throughTheRoof() {
    Elevator elevator = new Elevator();
    elevator.up();
    elevator.up();
    elevator.up();
    elevator.display();
  }
}
