// SPDX-License-Identifier: Apache-2.0
package game;

/** A monster kills the player and stops at everything else. */
public class MonsterMove extends Move {
  public MonsterMove(Monster monster, Cell target) {
    super(monster, target);
  }

  @Override
  protected boolean accepts(Guest other) {
    return other instanceof Player && ((Player) other).isAlive();
  }

  @Override
  protected void meet(Guest other) {
    Player player = (Player) other;
    player.die();
    player.deoccupy();
  }
}
