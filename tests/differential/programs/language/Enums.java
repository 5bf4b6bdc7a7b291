// SPDX-License-Identifier: Apache-2.0
import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;

/** Enums: constant bodies, abstract methods, EnumMap, EnumSet, valueOf, switch, ordinals. */
public class Enums {
  enum Planet {
    MERCURY(3.303e+23, 2.4397e6), EARTH(5.976e+24, 6.37814e6), JUPITER(1.9e+27, 7.1492e7);

    private final double mass, radius;
    Planet(double mass, double radius) { this.mass = mass; this.radius = radius; }
    double gravity() { return 6.67300E-11 * mass / (radius * radius); }
  }

  enum Operation {
    PLUS("+") { int apply(int a, int b) { return a + b; } },
    MINUS("-") { int apply(int a, int b) { return a - b; } },
    TIMES("*") {
      int apply(int a, int b) { return a * b; }
      @Override boolean commutes() { return true; }
    };

    final String symbol;
    Operation(String symbol) { this.symbol = symbol; }
    abstract int apply(int a, int b);
    boolean commutes() { return this == PLUS; }
    @Override public String toString() { return "op " + symbol; }
  }

  enum Level implements Comparable<Level> {
    LOW, MEDIUM, HIGH;
    private static final Map<String, Level> BY_LETTER = new java.util.TreeMap<>();
    static { for (Level level : values()) BY_LETTER.put(level.name().substring(0, 1), level); }
    static Level of(String letter) { return BY_LETTER.get(letter); }
    Level next() { return values()[(ordinal() + 1) % values().length]; }
  }

  enum Empty { }

  enum Singleton { INSTANCE; int count; int next() { return ++count; } }

  public static void main(String[] args) {
    for (Planet planet : Planet.values()) System.out.println(planet + " " + planet.gravity());
    for (Operation op : Operation.values()) {
      System.out.println(op + " " + op.name() + " " + op.apply(6, 3) + " " + op.commutes() + " " + op.getClass() + " " + op.getDeclaringClass());
    }
    System.out.println(Level.of("H") + " " + Level.HIGH.next() + " " + Level.LOW.compareTo(Level.HIGH) + " " + Level.valueOf("MEDIUM").ordinal());
    for (String name : new String[] {"LOW", "low", "", "HIGHER"}) {
      try {
        System.out.println(Level.valueOf(name));
      } catch (IllegalArgumentException e) {
        System.out.println(e.getMessage());
      }
    }
    System.out.println(Empty.values().length + " " + Singleton.INSTANCE.next() + Singleton.INSTANCE.next());
    EnumMap<Level, String> map = new EnumMap<>(Level.class);
    map.put(Level.HIGH, "h");
    map.put(Level.LOW, "l");
    System.out.println(map + " " + map.containsKey(Level.MEDIUM) + " " + map.get(Level.LOW) + " " + map.remove(Level.LOW) + " " + map.size());
    try {
      map.put(null, "x");
    } catch (NullPointerException e) {
      System.out.println("no null keys");
    }
    EnumSet<Level> set = EnumSet.of(Level.HIGH, Level.LOW);
    System.out.println(set + " " + EnumSet.complementOf(set) + " " + EnumSet.allOf(Level.class) + " " + EnumSet.noneOf(Level.class) + " " + EnumSet.range(Level.LOW, Level.MEDIUM));
    set.add(Level.MEDIUM);
    set.removeAll(EnumSet.of(Level.LOW));
    System.out.println(set + " " + set.contains(Level.LOW) + " " + set.equals(EnumSet.of(Level.MEDIUM, Level.HIGH)));
    System.out.println(Arrays.toString(Operation.class.getEnumConstants()) + " " + Level.class.isEnum() + " " + Operation.PLUS.getClass().isEnum());
    Level level = Level.MEDIUM;
    int score = switch (level) {
      case LOW -> 1;
      case MEDIUM -> 2;
      case HIGH -> 3;
    };
    System.out.println(score + " " + Enum.valueOf(Level.class, "HIGH") + " " + (Level.valueOf("LOW") == Level.LOW));
    System.out.println(EnumSet.copyOf(Arrays.asList(Level.HIGH, Level.LOW)).iterator().next());
    Level[] values = Level.values();
    values[0] = null;
    System.out.println(Level.values()[0]);
    EnumMap<Level, Integer> counts = new EnumMap<>(Level.class);
    for (int i = 0; i < 7; i++) counts.merge(Level.values()[i * i % 3], 1, Integer::sum);
    for (Map.Entry<Level, Integer> e : counts.entrySet()) System.out.print(e.getKey() + ":" + e.getValue() + " ");
    System.out.println(counts.keySet() + " " + counts.values());
    try {
      Singleton.class.getDeclaredConstructors()[0].newInstance("X", 1);
    } catch (ReflectiveOperationException | IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
  }
}
