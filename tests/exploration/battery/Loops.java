// SPDX-License-Identifier: Apache-2.0
package battery;

/** Loops whose number of rounds depends on the input. */
public final class Loops {
  private Loops() {}

  public static int countdown(int n) {
    int steps = 0;
    while (n > 1 && steps < 30) {
      n = n % 2 == 0 ? n / 2 : 3 * n + 1;
      steps++;
    }
    return steps == 7 ? 1 : 0;
  }

  public static int digitSum(int n) {
    if (n < 0) {
      return -1;
    }
    int sum = 0;
    do {
      sum += n % 10;
      n /= 10;
    } while (n > 0);
    return sum == 23 ? 1 : 0;
  }

  public static String powers(int limit) {
    int power = 1;
    int rounds = 0;
    while (power <= limit && rounds < 10) {
      power *= 3;
      rounds++;
    }
    if (rounds == 0) {
      return "none";
    }
    return rounds == 5 ? "five" : "some";
  }

  public static int nested(int rows, int columns) {
    if (rows < 0 || rows > 5 || columns < 0 || columns > 5) {
      return -1;
    }
    int cells = 0;
    for (int i = 0; i < rows; i++) {
      for (int j = 0; j < columns; j++) {
        if (i != j) {
          cells++;
        }
      }
    }
    return cells == 9 ? 1 : 0;
  }

  public static int labelled(int[] a, int target) {
    int found = 0;
    outer:
    for (int i = 0; i < a.length; i++) {
      for (int j = i + 1; j < a.length; j++) {
        if (a[i] == 0) {
          continue outer;
        }
        if (a[i] + a[j] == target) {
          found = i + 1;
          break outer;
        }
      }
    }
    return found == 2 ? 20 : found;
  }

  public static int wordCount(String s) {
    int words = 0;
    boolean inside = false;
    for (int i = 0; i < s.length(); i++) {
      if (s.charAt(i) == ' ') {
        inside = false;
      } else if (!inside) {
        inside = true;
        words++;
      }
    }
    return words == 3 ? 1 : 0;
  }

  public static boolean prime(int n) {
    if (n < 2 || n > 120) {
      return false;
    }
    for (int d = 2; d * d <= n; d++) {
      if (n % d == 0) {
        return false;
      }
    }
    return true;
  }

  public static int squareRoot(int n) {
    if (n < 0 || n >= 100) {
      return -1;
    }
    int root = 0;
    while ((root + 1) * (root + 1) <= n) {
      root++;
    }
    return root == 9 ? 1 : root * root == n ? 2 : 0;
  }
}
