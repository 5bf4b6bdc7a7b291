// SPDX-License-Identifier: Apache-2.0
package battery;

import java.util.EnumMap;
import java.util.EnumSet;

/** Enumerations: order, names, fields, sets. */
public final class Enums {
  private Enums() {}

  public enum Level {
    LOW(1), MIDDLE(5), HIGH(9);

    final int weight;

    Level(int weight) {
      this.weight = weight;
    }
  }

  public static String ordinals(Level a, Level b) {
    if (a == b) {
      return "same";
    }
    if (a.compareTo(b) > 0) {
      return a.ordinal() - b.ordinal() == 2 ? "far above" : "above";
    }
    return "below";
  }

  public static int weights(Level level, int limit) {
    if (level == null) {
      return -1;
    }
    if (level.weight * 2 > limit) {
      return level == Level.LOW ? 1 : 2;
    }
    return 0;
  }

  public static String byName(String name) {
    try {
      Level level = Level.valueOf(name);
      return level == Level.HIGH ? "high" : "other";
    } catch (IllegalArgumentException unknown) {
      return "unknown";
    }
  }

  public static boolean inSet(Level level, boolean all) {
    EnumSet<Level> set = all ? EnumSet.allOf(Level.class) : EnumSet.of(Level.MIDDLE);
    return set.contains(level);
  }

  public static int inMap(Level level) {
    EnumMap<Level, Integer> prices = new EnumMap<>(Level.class);
    prices.put(Level.LOW, 10);
    prices.put(Level.HIGH, 30);
    Integer price = prices.get(level);
    if (price == null) {
      return -1;
    }
    return price > 20 ? 2 : 1;
  }

  public static String named(Level level) {
    return level.name().length() == 4 ? "four" : level.toString().startsWith("M") ? "m" : "three";
  }
}
