// SPDX-License-Identifier: Apache-2.0
package bad;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Places and the one-way roads between them. */
public class RoadMap {
  private final Map<Integer, List<Integer>> roads = new HashMap<>();

  public void addPlace(int place) {
    roads.putIfAbsent(place, new ArrayList<>());
  }

  /** Adds a road; places it leads to need not be on the map themselves. */
  public void addRoad(int from, int to) {
    roads.get(from).add(to); // BUG java.lang.NullPointerException
  }

  public boolean isReachable(int from, int to) {
    return leads(from, to);
  }

  private boolean leads(int from, int to) {
    if (from == to) {
      return true;
    }
    for (int next : roads.getOrDefault(from, List.of())) {
      if (leads(next, to)) { // BUG java.lang.StackOverflowError
        return true;
      }
    }
    return false;
  }
}
