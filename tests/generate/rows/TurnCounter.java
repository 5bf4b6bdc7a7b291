// SPDX-License-Identifier: Apache-2.0
package rows;

/** F37: whoever advances it cannot put it back. */
public class TurnCounter {
  private static int turns;

  public static void advance() {
    turns++;
  }

  public static boolean isEven() {
    return turns % 2 == 0;
  }
}
