// SPDX-License-Identifier: Apache-2.0
package game;

/** Something to eat. */
public class Food extends Guest {
  private final int points;

  public Food(int points) {
    assert points > 0 : "worthless";
    this.points = points;
  }

  public int points() {
    return points;
  }

  @Override
  public char symbol() {
    return points > 9 ? '*' : '+';
  }
}
