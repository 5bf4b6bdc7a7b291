// SPDX-License-Identifier: Apache-2.0
package game;

/** Starts, stops and ends a game. */
public class Engine {
  /** Where the engine stands. */
  public enum State {
    STARTING, PLAYING, HALTED, WON, LOST
  }

  private final Game game;
  private State state = State.STARTING;

  public Engine(Game game) {
    assert game != null : "no game";
    this.game = game;
  }

  public State state() {
    return state;
  }

  public void start() {
    if (state == State.STARTING || state == State.HALTED) {
      state = State.PLAYING;
      update();
    }
  }

  public void stop() {
    if (state == State.PLAYING) {
      state = State.HALTED;
    }
  }

  public boolean key(char key) {
    if (state != State.PLAYING) {
      return false;
    }
    boolean moved;
    switch (key) {
      case 'w':
        moved = game.movePlayer(Direction.UP);
        break;
      case 's':
        moved = game.movePlayer(Direction.DOWN);
        break;
      case 'a':
        moved = game.movePlayer(Direction.LEFT);
        break;
      case 'd':
        moved = game.movePlayer(Direction.RIGHT);
        break;
      default:
        return false;
    }
    update();
    return moved;
  }

  private void update() {
    if (game.isLost()) {
      state = State.LOST;
    } else if (game.isWon()) {
      state = State.WON;
    }
  }
}
