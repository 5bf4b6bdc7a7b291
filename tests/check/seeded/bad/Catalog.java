// SPDX-License-Identifier: Apache-2.0
package bad;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;

/** Names of articles, looked at by streams. */
public class Catalog {
  private final List<String> names = new ArrayList<>();

  public void add(String name) {
    names.add(Objects.requireNonNull(name, "name"));
  }

  /** The first name that is longer than some length; "none" if all are short. */
  public String firstLonger(int length) {
    return names.stream().filter(name -> name.length() > length).findFirst().get(); // BUG java.util.NoSuchElementException
  }

  /** The length of the longest name. */
  public int longest() {
    return names.stream().mapToInt(String::length).max().getAsInt(); // BUG java.util.NoSuchElementException
  }

  /** How long each name is. */
  public Map<String, Integer> lengths() {
    return names.stream().collect(Collectors.toMap(name -> name, String::length)); // BUG java.lang.IllegalStateException
  }
}
