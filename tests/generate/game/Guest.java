// SPDX-License-Identifier: Apache-2.0
package game;

/** Something that stands on a cell. */
public abstract class Guest {
  private Cell location;

  public Cell location() {
    return location;
  }

  public boolean isPlaced() {
    return location != null;
  }

  /** How it is drawn. */
  public abstract char symbol();

  public void occupy(Cell cell) {
    assert cell != null : "no cell";
    assert location == null : "already somewhere";
    cell.enter(this);
    location = cell;
  }

  public void deoccupy() {
    assert location != null : "nowhere";
    location.leave();
    location = null;
  }
}
