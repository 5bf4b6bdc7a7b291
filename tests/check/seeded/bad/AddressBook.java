// SPDX-License-Identifier: Apache-2.0
package bad;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

/** Telephone numbers by town and name. */
public class AddressBook {
  private final Map<String, Map<String, String>> towns = new HashMap<>();

  public void add(String town, String name, String number) {
    Objects.requireNonNull(number, "number");
    towns.computeIfAbsent(Objects.requireNonNull(town), key -> new HashMap<>()).put(name, number);
  }

  /** How many numbers are known in a town. */
  public int count(String town) {
    return towns.getOrDefault(town, Map.of()).size();
  }

  /** The number of somebody, or "unknown". */
  public String find(String town, String name) {
    String number = towns.get(town).get(name); // BUG java.lang.NullPointerException
    return number == null ? "unknown" : number;
  }
}
