// SPDX-License-Identifier: Apache-2.0
import java.util.function.IntFunction;

/** Switch expressions: yield, nesting, throwing arms, exhaustive enums, use inside expressions. */
public class SwitchExpressions {
  enum Day { MON, TUE, WED, THU, FRI, SAT, SUN }

  static int letters(Day d) {
    return switch (d) {
      case MON, FRI, SUN -> 6;
      case TUE -> 7;
      case THU, SAT -> 8;
      case WED -> 9;
    };
  }

  static String old(Day d) {
    String s = switch (d) {
      case SAT:
      case SUN:
        yield "weekend";
      default:
        String name = d.name().toLowerCase();
        if (name.startsWith("t")) yield "t-day";
        yield name;
    };
    return s + "!";
  }

  static Object mixed(int n) {
    return switch (n) {
      case 0 -> 1;
      case 1 -> 2.5;
      case 2 -> 'c';
      default -> 4L;
    };
  }

  static Object boxed(int n) {
    Object o = switch (n) {
      case 0 -> "text";
      case 1 -> 1;
      default -> null;
    };
    return o;
  }

  static int nested(int a, String b) {
    return 10 * switch (a) {
      case 1 -> switch (b) {
        case "x" -> 1;
        case "y" -> {
          int sum = 0;
          for (int i = 0; i < 5; i++) {
            if (i == 3) continue;
            sum += i;
          }
          yield sum;
        }
        default -> throw new IllegalArgumentException("b=" + b);
      };
      case 2 -> b.length();
      default -> {
        try {
          yield Integer.parseInt(b);
        } catch (NumberFormatException e) {
          yield -1;
        } finally {
          System.out.print("finally ");
        }
      }
    } + 1;
  }

  static IntFunction<String> lambda(int kind) {
    return switch (kind) {
      case 0 -> n -> "zero" + n;
      case 1 -> "x"::repeat;
      default -> n -> switch (n) { case 1 -> "one"; default -> "many"; };
    };
  }

  static boolean condition(Day d) {
    if (switch (d) { case SAT, SUN -> true; default -> false; } && letters(d) > 6) return true;
    return false;
  }

  static int big(int n) {
    return switch (n) {
      case 1 -> 1; case 10 -> 2; case 100 -> 3; case 1000 -> 4; case 10000 -> 5; case 100000 -> 6;
      case -1 -> 7; case -10 -> 8; case Integer.MIN_VALUE -> 9; case Integer.MAX_VALUE -> 10;
      default -> 0;
    };
  }

  public static void main(String[] args) {
    for (Day d : Day.values()) System.out.println(d + " " + letters(d) + " " + old(d) + " " + condition(d));
    for (int i = 0; i < 4; i++) System.out.println(mixed(i) + " " + mixed(i).getClass().getSimpleName() + " " + boxed(i));
    System.out.println(nested(1, "x") + " " + nested(1, "y") + " " + nested(2, "abc") + " " + nested(3, "7") + " " + nested(3, "q"));
    try {
      nested(1, "z");
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    for (int i = 0; i < 3; i++) System.out.println(lambda(i).apply(1) + " " + lambda(i).apply(3));
    for (int n : new int[] {1, 10, 100, 1000, 10000, 100000, -1, -10, Integer.MIN_VALUE, Integer.MAX_VALUE, 7}) System.out.print(big(n) + " ");
    System.out.println();
    char c = 'b';
    System.out.println(switch (c) { case 'a' -> "first"; case 'b' -> "second"; default -> "later"; });
    int x = 3;
    x += switch (x) { case 3 -> x++; default -> 0; };
    System.out.println(x);
    Day none = null;
    try {
      letters(none);
    } catch (NullPointerException e) {
      System.out.println("null day");
    }
    String s = "two";
    int hash = switch (s.hashCode() & 3) { case 0 -> 1; case 1 -> 2; case 2 -> 3; default -> 4; };
    System.out.println(hash);
  }
}
