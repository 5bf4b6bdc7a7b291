// SPDX-License-Identifier: Apache-2.0
package game;

/** The player eats food, dies of monsters and stops at walls. */
public class PlayerMove extends Move {
  private final Player player;

  public PlayerMove(Player player, Cell target) {
    super(player, target);
    this.player = player;
  }

  @Override
  protected boolean accepts(Guest other) {
    return player.isAlive() && !(other instanceof Wall) && !(other instanceof Player);
  }

  @Override
  protected void meet(Guest other) {
    if (other instanceof Food) {
      player.eat((Food) other);
      other.deoccupy();
    } else {
      player.die();
    }
  }
}
