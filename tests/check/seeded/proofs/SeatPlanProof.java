// SPDX-License-Identifier: Apache-2.0
package proofs;

import bad.SeatPlan;

/** One call of each defect of SeatPlan. */
public final class SeatPlanProof {
  private SeatPlanProof() {}

  public static void movedSeat() {
    SeatPlan plan = new SeatPlan();
    SeatPlan.Seat seat = new SeatPlan.Seat(1, 2);
    plan.reserve(seat, "Kim");
    seat.move(5);
    plan.holder(seat);
  }

  public static void cancelFreeSeat() {
    new SeatPlan().cancel(new SeatPlan.Seat(1, 2));
  }
}
