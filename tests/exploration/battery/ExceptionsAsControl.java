// SPDX-License-Identifier: Apache-2.0
package battery;

import java.util.NoSuchElementException;

/** Exceptions thrown and caught by the program itself. */
public final class ExceptionsAsControl {
  private ExceptionsAsControl() {}

  private static final class Refused extends RuntimeException {
    private static final long serialVersionUID = 1;
    final int code;

    Refused(int code) {
      super("code " + code);
      this.code = code;
    }
  }

  private static int guard(int n) {
    if (n < 0) {
      throw new Refused(n);
    }
    if (n > 1000) {
      throw new IllegalStateException("too many");
    }
    return n * 2;
  }

  public static int caught(int n) {
    try {
      return guard(n) == 84 ? 1 : 0;
    } catch (Refused refused) {
      return refused.code == -7 ? 2 : 3;
    } catch (IllegalStateException tooMany) {
      return n == 1001 ? 4 : 5;
    }
  }

  public static String cleanup(int a, int b) {
    StringBuilder log = new StringBuilder();
    try {
      log.append(a / b);
      if (a > 100) {
        throw new NoSuchElementException();
      }
    } catch (ArithmeticException division) {
      log.append("zero");
    } catch (NoSuchElementException missing) {
      log.append("none");
    } finally {
      log.append('.');
    }
    return log.toString().equals("zero.") ? "division" : log.length() > 3 ? "long" : "short";
  }

  public static int rethrown(String s) {
    try {
      try {
        return Integer.parseInt(s) > 5 ? 1 : 0;
      } catch (NumberFormatException malformed) {
        if (s.equals("auto")) {
          return 2;
        }
        throw new IllegalArgumentException("bad: " + s.length(), malformed);
      }
    } catch (IllegalArgumentException outer) {
      return outer.getMessage().equals("bad: 3") ? 3 : 4;
    }
  }

  public static int untilFailure(int[] steps) {
    int at = 0;
    int jumps = 0;
    try {
      while (jumps < 4) {
        at += steps[at];
        jumps++;
      }
    } catch (ArrayIndexOutOfBoundsException end) {
      return at < 0 ? -1 : jumps == 2 ? 2 : 1;
    }
    return 0;
  }

  // infeasible: 3
  public static String finallyWins(int n) {
    String result = "start";
    try {
      if (n % 2 == 0) {
        result = "even";
        return result;
      }
      result = "odd";
    } finally {
      if (n == 13) {
        result += "!";
      }
    }
    return result.length() == 4 ? "thirteen" : result;
  }
}
