// SPDX-License-Identifier: Apache-2.0
import java.util.ArrayList;
import java.util.List;

/** ClassCastException and other built-in messages of the virtual machine. */
public class CastMessages {
  interface Action { void run() throws Throwable; }
  static class Mine { }
  static class Other extends Mine { }
  enum Flag { ON }

  static void show(String name, Action action) {
    try {
      action.run();
      System.out.println(name + ": fine");
    } catch (Throwable e) {
      System.out.println(name + ": " + e.getClass().getName() + ": " + e.getMessage());
    }
  }

  static Object o(Object o) { return o; }

  @SuppressWarnings("unchecked")
  static <T> T unchecked(Object o) { return (T) o; }

  public static void main(String[] args) {
    show("string to integer", () -> System.out.println((Integer) o("text")));
    show("mine to string", () -> System.out.println((String) o(new Mine())));
    show("string to mine", () -> System.out.println((Mine) o("text")));
    show("mine to other", () -> System.out.println((Other) o(new Mine())));
    show("other to mine", () -> System.out.println((Mine) o(new Other()) != null));
    show("null to anything", () -> System.out.println((Other) o(null)));
    show("to interface", () -> ((Runnable) o(new Mine())).run());
    show("to array", () -> System.out.println((Mine[]) o(new Mine())));
    show("array to array", () -> System.out.println((Other[]) o(new Mine[1])));
    show("array covariance", () -> System.out.println(((Mine[]) o(new Other[1])).length));
    show("array to primitive array", () -> System.out.println((int[]) o(new Integer[1])));
    show("2d", () -> System.out.println((int[]) o(new int[1][1])));
    show("enum", () -> System.out.println((Flag) o("ON")));
    show("lambda result", () -> { String s = unchecked(5); System.out.println(s); });
    show("list element", () -> {
      List<String> strings = new ArrayList<>();
      ((List<Object>) (List<?>) strings).add(7);
      System.out.println(strings.get(0).length());
    });
    show("Class.cast", () -> String.class.cast(5));
    show("asSubclass", () -> Integer.class.asSubclass(String.class));
    show("enum valueOf", () -> Flag.valueOf("OFF"));
    show("enum valueOf null", () -> Flag.valueOf(null));
    show("number format", () -> Integer.parseInt("12x"));
    show("number format empty", () -> Integer.parseInt(""));
    show("number format null", () -> Integer.parseInt(null));
    show("number format big", () -> Long.parseLong("99999999999999999999"));
    show("double format", () -> Double.parseDouble("1.2.3"));
    show("index list", () -> List.of(1, 2).get(2));
    show("index array list", () -> new ArrayList<>(List.of(1)).get(3));
    show("iterator", () -> List.of().iterator().next());
    show("abstract", () -> Number.class.getDeclaredConstructor().newInstance());
    show("monitor", () -> new Mine().wait());
    show("notify", () -> new Mine().notifyAll());
    show("division", () -> System.out.println(1 / (args.length)));
    show("optional", () -> java.util.Optional.empty().get());
    show("immutable", () -> List.of(1).add(2));
    show("immutable null", () -> List.of((Object) null));
    show("contains null", () -> List.of(1).contains(null));
  }
}
