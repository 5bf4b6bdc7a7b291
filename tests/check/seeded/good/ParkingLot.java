// SPDX-License-Identifier: Apache-2.0
package good;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

/** A garage with several levels. */
public class ParkingLot {
  private final int[] free;
  private final Map<String, Integer> levels = new HashMap<>();

  public ParkingLot(int levelCount, int places) {
    if (levelCount < 1 || levelCount > 20 || places < 1) {
      throw new IllegalArgumentException(levelCount + " levels of " + places);
    }
    free = new int[levelCount];
    java.util.Arrays.fill(free, places);
  }

  private int nearest() {
    for (int level = 0; level < free.length; level++) {
      if (free[level] > 0) {
        return level;
      }
    }
    return -1;
  }

  /** Finds a place for a car and tells its level, -1 if the garage is full. */
  public int park(String plate) {
    Objects.requireNonNull(plate, "plate");
    if (levels.containsKey(plate)) {
      throw new IllegalStateException(plate + " is here already");
    }
    int level = nearest();
    if (level < 0) {
      return level;
    }
    free[level]--;
    levels.put(plate, level);
    return level;
  }

  /** Lets a car go; one that was never here changes nothing. */
  public void leave(String plate) {
    Integer level = levels.remove(plate);
    if (level != null) {
      free[level]++;
    }
  }
}
