// SPDX-License-Identifier: Apache-2.0
package good;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Places and the one-way roads between them. */
public class RoadMap {
  private final Map<Integer, List<Integer>> roads = new HashMap<>();

  public void addPlace(int place) {
    roads.putIfAbsent(place, new ArrayList<>());
  }

  /** Adds a road; places it leads to need not be on the map themselves. */
  public void addRoad(int from, int to) {
    roads.computeIfAbsent(from, place -> new ArrayList<>()).add(to);
  }

  public boolean isReachable(int from, int to) {
    return leads(from, to, new HashSet<>());
  }

  private boolean leads(int from, int to, Set<Integer> seen) {
    if (from == to) {
      return true;
    }
    if (!seen.add(from)) {
      return false;
    }
    for (int next : roads.getOrDefault(from, List.of())) {
      if (leads(next, to, seen)) {
        return true;
      }
    }
    return false;
  }
}
