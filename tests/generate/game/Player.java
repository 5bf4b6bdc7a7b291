// SPDX-License-Identifier: Apache-2.0
package game;

/** The one who eats and flees. */
public class Player extends Guest {
  private int points;
  private boolean alive = true;
  private Direction lastDirection;

  public int points() {
    return points;
  }

  public boolean isAlive() {
    return alive;
  }

  public Direction lastDirection() {
    return lastDirection;
  }

  void eat(Food food) {
    assert alive : "the dead do not eat";
    points += food.points();
  }

  void die() {
    assert alive : "dead already";
    alive = false;
  }

  void turn(Direction direction) {
    lastDirection = direction;
  }

  @Override
  public char symbol() {
    return alive ? 'P' : 'x';
  }
}
