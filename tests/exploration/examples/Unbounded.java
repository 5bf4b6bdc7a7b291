// SPDX-License-Identifier: Apache-2.0
package examples;

/** F57: as many rounds as the input says. */
public class Unbounded {
  public static int rounds(int n) {
    int rounds = 0;
    while (n > 0) {
      n -= 3;
      rounds++;
    }
    return rounds;
  }
}
