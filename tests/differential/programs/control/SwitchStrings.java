// SPDX-License-Identifier: Apache-2.0

/** String switches: colliding hash codes, fall-through, null, switch expressions, nested switches. */
public class SwitchStrings {
  static int weekday(String name) {
    switch (name) {
      case "monday": return 1;
      case "tuesday": return 2;
      case "wednesday": return 3;
      case "": return -1;
      default: return 0;
    }
  }

  // "Aa" and "BB" share a hash code, so do "AaAa", "AaBB", "BBAa" and "BBBB".
  static String collision(String key) {
    switch (key) {
      case "Aa": return "first";
      case "BB": return "second";
      case "AaBB": return "third";
      case "BBAa": return "fourth";
      default: return "no match";
    }
  }

  static String fall(String key) {
    StringBuilder out = new StringBuilder();
    switch (key) {
      case "c":
        out.append("c");
      case "b":
        out.append("b");
      case "a":
        out.append("a");
        break;
      case "z":
        out.append("z");
      default:
        out.append("?");
    }
    return out.toString();
  }

  static int nested(String outer, String inner) {
    return switch (outer) {
      case "x" -> switch (inner) {
        case "x" -> 1;
        case "y" -> 2;
        default -> 3;
      };
      case "y" -> {
        int value = 10;
        if (inner.isEmpty()) yield value;
        yield value + inner.length();
      }
      default -> -1;
    };
  }

  enum Color { RED, GREEN, BLUE }

  static String enumSwitch(Color color) {
    switch (color) {
      case RED: return "warm";
      case BLUE: return "cold";
      default: return "in between";
    }
  }

  static int boxed(Integer value) {
    switch (value) {
      case 1: return 100;
      case 2: return 200;
      default: return 300;
    }
  }

  public static void main(String[] args) {
    for (String s : new String[] {"monday", "tuesday", "wednesday", "", "MONDAY", "mon"}) {
      System.out.println(s + " -> " + weekday(s));
    }
    for (String s : new String[] {"Aa", "BB", "AaBB", "BBAa", "AaAa", "BBBB", "C#"}) {
      System.out.println(s + " " + s.hashCode() + " " + collision(s));
    }
    for (String s : new String[] {"a", "b", "c", "z", "q"}) System.out.println(fall(s));
    System.out.println(nested("x", "x") + " " + nested("x", "q") + " " + nested("y", "") + " "
        + nested("y", "abc") + " " + nested("z", ""));
    for (Color color : Color.values()) System.out.println(color + " is " + enumSwitch(color));
    System.out.println(boxed(1) + boxed(2) + boxed(3));
    try {
      weekday(null);
    } catch (NullPointerException e) {
      System.out.println("null string");
    }
    try {
      enumSwitch(null);
    } catch (NullPointerException e) {
      System.out.println("null enum");
    }
    try {
      boxed(null);
    } catch (NullPointerException e) {
      System.out.println("null box");
    }
    System.out.println(weekday(new String("monday")));
    System.out.println(collision("A" + "a".repeat(1)));
  }
}
