// requires: 25
// SPDX-License-Identifier: Apache-2.0
import module java.base;

/** Language features between 22 and 25: unnamed variables, module imports, flexible constructors. */
public class ModernSyntax {
  record Point(int x, int y) { }
  sealed interface Shape permits Dot, Segment { }
  record Dot(Point at) implements Shape { }
  record Segment(Point from, Point to) implements Shape { }

  static class Positive {
    final int value;
    Positive(int value) { this.value = value; }
  }

  static class Checked extends Positive {
    final String label;

    Checked(int value) {
      if (value < 0) throw new IllegalArgumentException("negative: " + value);
      String text = "checked " + value;
      this.label = text;
      super(value * 2);
    }
  }

  static abstract class Base {
    Base() { System.out.println("base sees " + name()); }
    abstract String name();
  }

  static class Early extends Base {
    final String name;
    Early(String name) {
      this.name = name.toUpperCase();
      super();
    }
    @Override String name() { return name; }
  }

  static int lefts(Shape s) {
    return switch (s) {
      case Dot(Point(var x, _)) -> x;
      case Segment(Point(int x, _), _) -> x;
    };
  }

  static String kind(Object o) {
    return switch (o) {
      case Integer _, Long _ -> "integral";
      case String _ -> "text";
      default -> "other";
    };
  }

  public static void main(String[] args) {
    System.out.println(new Checked(21).value + " " + new Checked(3).label);
    try {
      new Checked(-1);
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    System.out.println(new Early("early").name);
    System.out.println(lefts(new Dot(new Point(4, 5))) + " " + lefts(new Segment(new Point(6, 7), null)));
    System.out.println(kind(1) + kind(2L) + kind("s") + kind('c'));
    int count = 0;
    for (var _ : List.of(1, 2, 3)) count++;
    System.out.println(count);
    try {
      Integer.parseInt("x");
    } catch (NumberFormatException _) {
      System.out.println("ignored");
    }
    Map<String, Integer> map = new TreeMap<>();
    map.computeIfAbsent("key", _ -> 7);
    System.out.println(map);
    List<Integer> list = new ArrayList<>(List.of(1, 2, 3));
    System.out.println(list.getFirst() + " " + list.getLast() + " " + list.reversed());
    list.addFirst(0);
    list.removeLast();
    System.out.println(list);
    LinkedHashMap<String, Integer> linked = new LinkedHashMap<>();
    linked.put("a", 1);
    linked.putFirst("z", 0);
    System.out.println(linked + " " + linked.reversed() + " " + linked.pollFirstEntry());
    System.out.println(Stream.of(1, 2, 3, 4, 5).gather(Gatherers.windowFixed(2)).toList());
    System.out.println(Stream.of(1, 2, 3, 4).gather(Gatherers.scan(() -> 0, Integer::sum)).toList());
    System.out.println("a,b;c".splitWithDelimiters("[,;]", 0).length + " " + "abc".indexOf('c', 0, 2));
    System.out.println(Math.clamp(15L, 0, 10) + " " + new StringBuilder().repeat("ab", 3) + " " + Character.isEmoji(0x1F600));
  }
}
