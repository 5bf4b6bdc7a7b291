// SPDX-License-Identifier: Apache-2.0
package rows;

/** F37: what it says depends on how often others have called TurnCounter. */
public class TurnTaker {
  public String name() {
    return TurnCounter.isEven() ? "first" : "second";
  }

  public int twice(int number) {
    return 2 * number;
  }
}
