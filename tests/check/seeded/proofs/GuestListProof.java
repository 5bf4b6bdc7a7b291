// SPDX-License-Identifier: Apache-2.0
package proofs;

import bad.GuestList;

/** One call of each defect of GuestList. */
public final class GuestListProof {
  private GuestListProof() {}

  public static void removedWhileLooking() {
    GuestList list = new GuestList();
    list.invite("Ann");
    list.invite("Ann");
    list.invite("Ann");
    list.uninvite("A");
  }

  public static void firstOfNobody() {
    new GuestList().first();
  }
}
