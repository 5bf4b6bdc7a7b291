// SPDX-License-Identifier: Apache-2.0
package good;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Who is invited. */
public class GuestList {
  private final List<String> guests = new ArrayList<>();

  public void invite(String guest) {
    guests.add(Objects.requireNonNull(guest, "guest"));
  }

  public int size() {
    return guests.size();
  }

  /** Takes back all invitations to names that begin like this. */
  public int uninvite(String beginning) {
    Objects.requireNonNull(beginning, "beginning");
    int before = guests.size();
    guests.removeIf(guest -> guest.startsWith(beginning));
    return before - guests.size();
  }

  /** Who was invited first; nobody is "nobody". */
  public String first() {
    return guests.isEmpty() ? "nobody" : guests.iterator().next();
  }
}
