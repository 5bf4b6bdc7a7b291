// SPDX-License-Identifier: Apache-2.0
package game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** F73: what a person would write for the game; the generated suite covers at least its lines. */
class GameTest {
  private final Game game = new Game("P+M", "#..");

  @Test
  void readsTheMap() {
    assertEquals(3, game.board().width());
    assertEquals(2, game.board().height());
    assertEquals(1, game.monsterCount());
    assertEquals('#', game.board().cell(0, 1).guest().symbol());
    assertEquals('+', game.board().cell(1, 0).guest().symbol());
  }

  @Test
  void playerEats() {
    assertTrue(game.movePlayer(Direction.RIGHT));
    assertEquals(1, game.player().points());
    assertSame(game.board().cell(1, 0), game.player().location());
    assertTrue(game.isWon());
  }

  @Test
  void playerStopsAtWallAndBorder() {
    assertFalse(game.movePlayer(Direction.DOWN));
    assertFalse(game.movePlayer(Direction.UP));
    assertEquals(Direction.UP, game.player().lastDirection());
  }

  @Test
  void playerDiesOfMonster() {
    game.movePlayer(Direction.RIGHT);
    assertTrue(game.movePlayer(Direction.RIGHT));
    assertTrue(game.isLost());
    assertFalse(game.movePlayer(Direction.LEFT));
  }

  @Test
  void monsterKillsPlayer() {
    game.movePlayer(Direction.RIGHT);
    assertTrue(game.moveMonster(0, Direction.LEFT));
    assertTrue(game.isLost());
    assertNull(game.player().location());
  }

  @Test
  void monsterDoesNotEat() {
    assertFalse(game.moveMonster(0, Direction.LEFT));
    assertTrue(game.moveMonster(0, Direction.DOWN));
  }

  @Test
  void engineRunsUntilWon() {
    Engine engine = new Engine(game);
    assertFalse(engine.key('d'));
    engine.start();
    assertFalse(engine.key('w'));
    assertFalse(engine.key('s'));
    assertFalse(engine.key('a'));
    assertTrue(engine.key('d'));
    assertEquals(Engine.State.WON, engine.state());
  }

  @Test
  void engineStopsAndStartsAgain() {
    Engine engine = new Engine(game);
    engine.start();
    engine.stop();
    assertEquals(Engine.State.HALTED, engine.state());
    engine.start();
    assertEquals(Engine.State.PLAYING, engine.state());
    assertFalse(engine.key('q'));
  }

  @Test
  void engineNoticesTheEnd() {
    Engine engine = new Engine(new Game("PM+"));
    engine.start();
    engine.key('d');
    assertEquals(Engine.State.LOST, engine.state());
  }

  @Test
  void moveIsDoneOnce() {
    PlayerMove move = new PlayerMove(game.player(), game.board().cell(1, 0));
    assertTrue(move.isPossible());
    move.apply();
    assertTrue(move.isDone());
    assertFalse(move.isPossible());
  }

  @Test
  void cellHoldsOneGuest() {
    Cell cell = game.board().cell(2, 1);
    new Monster().occupy(cell);
    assertThrows(AssertionError.class, () -> new Wall().occupy(cell));
  }

  @Test
  void oppositeDirections() {
    for (Direction direction : Direction.values()) {
      assertSame(direction, direction.opposite().opposite());
    }
  }
}
