// SPDX-License-Identifier: Apache-2.0
package game;

/** A board read from a map, its player, its monsters and what is left to eat. */
public class Game {
  private final Board board;
  private final Player player = new Player();
  private final Monster[] monsters;
  private int foodLeft;

  /** The map has one row for each string: P player, M monster, # wall, + food, . nothing. */
  public Game(String... map) {
    assert map.length > 0 : "no rows";
    board = new Board(map[0].length(), map.length);
    Monster[] found = new Monster[map.length * map[0].length()];
    int count = 0;
    for (int y = 0; y < map.length; y++) {
      for (int x = 0; x < board.width(); x++) {
        Cell cell = board.cell(x, y);
        switch (map[y].charAt(x)) {
          case 'P':
            player.occupy(cell);
            break;
          case 'M':
            found[count] = new Monster();
            found[count++].occupy(cell);
            break;
          case '#':
            new Wall().occupy(cell);
            break;
          case '+':
            new Food(1).occupy(cell);
            foodLeft += 1;
            break;
          default:
            break;
        }
      }
    }
    monsters = new Monster[count];
    System.arraycopy(found, 0, monsters, 0, count);
  }

  public Board board() {
    return board;
  }

  public Player player() {
    return player;
  }

  public int monsterCount() {
    return monsters.length;
  }

  public boolean movePlayer(Direction direction) {
    if (!player.isPlaced() || !player.isAlive()) {
      return false;
    }
    player.turn(direction);
    PlayerMove move = new PlayerMove(player, player.location().neighbour(direction));
    if (!move.isPossible()) {
      return false;
    }
    move.apply();
    return true;
  }

  public boolean moveMonster(int index, Direction direction) {
    assert index >= 0 && index < monsters.length : "no such monster";
    Monster monster = monsters[index];
    MonsterMove move = new MonsterMove(monster, monster.location().neighbour(direction));
    if (!move.isPossible()) {
      return false;
    }
    move.apply();
    return true;
  }

  public boolean isWon() {
    return player.isAlive() && player.points() == foodLeft;
  }

  public boolean isLost() {
    return !player.isAlive();
  }
}
