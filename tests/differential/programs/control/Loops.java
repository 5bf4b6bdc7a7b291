// SPDX-License-Identifier: Apache-2.0

/** Every loop form with labelled break and continue. */
public class Loops {
  static void primes(int limit) {
    outer:
    for (int n = 2; n < limit; n++) {
      for (int d = 2; d * d <= n; d++) {
        if (n % d == 0) continue outer;
      }
      System.out.print(n);
      System.out.print(' ');
    }
    System.out.println();
  }

  static int firstPair(int target) {
    int steps = 0;
    search:
    for (int a = 1; ; a++) {
      for (int b = a; b < 100; b++) {
        steps++;
        if (a * b == target) {
          System.out.println(a);
          System.out.println(b);
          break search;
        }
        if (a > 50) break search;
      }
    }
    return steps;
  }

  static int collatz(long n) {
    int steps = 0;
    do {
      n = n % 2 == 0 ? n / 2 : 3 * n + 1;
      steps++;
    } while (n != 1);
    return steps;
  }

  static int blockBreak(int value) {
    int result = 0;
    block:
    {
      result = 1;
      if (value > 10) break block;
      result = 2;
      if (value > 5) break block;
      result = 3;
    }
    return result;
  }

  static int loopWithTwoVariables() {
    int total = 0;
    for (int i = 0, j = 100; i < j; i += 3, j -= 2) {
      total += i * j;
    }
    return total;
  }

  static int nestedWhile() {
    int count = 0;
    int i = 0;
    rows:
    while (i < 20) {
      int j = 0;
      i++;
      while (true) {
        j++;
        if (j > i) continue rows;
        if ((i ^ j) == 13) break rows;
        count += j;
      }
    }
    return count;
  }

  public static void main(String[] args) {
    primes(100);
    System.out.println(firstPair(91));
    System.out.println(firstPair(9409));
    for (int n = 1; n < 30; n++) System.out.println(collatz(n));
    System.out.println(blockBreak(20));
    System.out.println(blockBreak(7));
    System.out.println(blockBreak(1));
    System.out.println(loopWithTwoVariables());
    System.out.println(nestedWhile());
    for (; ; ) {
      System.out.println("once");
      break;
    }
    for (String word : new String[] {"for", "each", "loop"}) System.out.println(word);
  }
}
