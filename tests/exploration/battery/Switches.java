// SPDX-License-Identifier: Apache-2.0
package battery;

/** Every form of switch that Java 17 has. */
public final class Switches {
  private Switches() {}

  public enum Suit { CLUBS, DIAMONDS, HEARTS, SPADES }

  public static int dense(int n) {
    switch (n) {
      case 1:
        return 10;
      case 2:
      case 3:
        return 20;
      case 5:
        n += 4;
        // falls through
      case 6:
        return n;
      default:
        return -1;
    }
  }

  public static String sparse(int code) {
    switch (code) {
      case 200:
        return "ok";
      case 404:
        return "missing";
      case -70000:
        return "negative";
      case Integer.MAX_VALUE:
        return "largest";
      default:
        return code >= 500 && code < 600 ? "server" : "unknown";
    }
  }

  public static int onText(String command) {
    switch (command) {
      case "start":
        return 1;
      case "stop":
        return 2;
      case "restart":
        return 3;
      default:
        return 0;
    }
  }

  // The two constants have the same hash code.
  public static String colliding(String key) {
    return switch (key) {
      case "Aa" -> "first";
      case "BB" -> "second";
      default -> "none";
    };
  }

  // infeasible: 1
  public static int exhaustive(Suit suit) {
    return switch (suit) {
      case CLUBS -> 1;
      case DIAMONDS -> 2;
      case HEARTS -> 3;
      case SPADES -> 4;
    };
  }

  public static String partial(Suit suit, boolean trump) {
    switch (suit) {
      case HEARTS:
      case DIAMONDS:
        return trump ? "red trump" : "red";
      default:
        return "black";
    }
  }

  public static int yielding(char operator, int a, int b) {
    return switch (operator) {
      case '+' -> a + b;
      case '-' -> a - b;
      case '/' -> {
        if (b == 0) {
          yield Integer.MAX_VALUE;
        }
        yield a / b;
      }
      default -> 0;
    };
  }

  public static int nestedSwitch(int a, int b) {
    switch (a % 3) {
      case 0:
        switch (b) {
          case 7:
            return 1;
          case 8:
            return 2;
          default:
            return 3;
        }
      case -1:
        return 4;
      default:
        return 5;
    }
  }

  public static int onComputed(byte b) {
    return switch (b >> 4) {
      case -8 -> 1;
      case 7 -> 2;
      case 0 -> b == 15 ? 3 : 4;
      default -> 5;
    };
  }
}
