// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** A switch over all constants. */
public final class SwitchEnum {
  enum Direction { NORTH, EAST, SOUTH, WEST }

  private static Direction turn(Direction d) {
    return switch (d) {
      case NORTH -> Direction.EAST;
      case EAST -> Direction.SOUTH;
      case SOUTH -> Direction.WEST;
      case WEST -> Direction.NORTH;
    };
  }

  public static void main(String[] args) {
    Direction start = Direction.values()[Verifier.nondetInt() & 3];
    assert turn(turn(turn(turn(start)))) == start;
    assert turn(start) != start;
  }
}
