// SPDX-License-Identifier: Apache-2.0
package proofs;

import bad.AddressBook;

/** One call of each defect of AddressBook. */
public final class AddressBookProof {
  private AddressBookProof() {}

  public static void unknownTown() {
    new AddressBook().find("Ulm", "Ann");
  }
}
