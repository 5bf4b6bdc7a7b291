// SPDX-License-Identifier: Apache-2.0
package battery;

/** Machines driven by the characters or numbers of the input. */
public final class StateMachines {
  private StateMachines() {}

  private enum Light { RED, GREEN, AMBER }

  public static int comment(String s) {
    int state = 0;
    for (char c : s.toCharArray()) {
      switch (state) {
        case 0:
          state = c == '/' ? 1 : 0;
          break;
        case 1:
          state = c == '*' ? 2 : 0;
          break;
        case 2:
          state = c == '*' ? 3 : 2;
          break;
        default:
          if (c == '/') {
            return 1;
          }
          state = c == '*' ? 3 : 2;
      }
    }
    return state >= 2 ? -1 : 0;
  }

  public static boolean lock(int[] digits) {
    int[] code = {7, 3, 9};
    int matched = 0;
    for (int digit : digits) {
      if (digit < 0 || digit > 9) {
        return false;
      }
      matched = digit == code[matched] ? matched + 1 : 0;
      if (matched == code.length) {
        return true;
      }
    }
    return false;
  }

  // infeasible: 3
  public static String lights(int a, int b) {
    Light light = Light.RED;
    int[] events = {a, b, 1};
    for (int event : events) {
      light = switch (light) {
        case RED -> event == 1 ? Light.GREEN : Light.RED;
        case GREEN -> event == 2 ? Light.AMBER : Light.GREEN;
        case AMBER -> event == 1 ? Light.RED : Light.AMBER;
      };
    }
    return light == Light.AMBER ? "amber" : light == Light.RED ? "red" : "green";
  }

  public static int number(String s) {
    int state = 0;
    for (int i = 0; i < s.length(); i++) {
      char c = s.charAt(i);
      if (Character.isDigit(c)) {
        state = state <= 1 ? 1 : 3;
      } else if (c == '.' && state == 1) {
        state = 2;
      } else {
        return -1;
      }
    }
    return state == 3 ? 2 : state == 1 ? 1 : 0;
  }

  public static int session(int first, int second, int third) {
    int state = 0;
    int tries = 0;
    for (int input : new int[] {first, second, third}) {
      if (state == 0 && input == 0xAA) {
        state = 1;
      } else if (state == 1) {
        if (input == 0x55) {
          state = 2;
        } else {
          tries++;
        }
      }
    }
    return state == 2 ? 1 : tries == 2 ? 2 : 0;
  }
}
