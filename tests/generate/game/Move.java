// SPDX-License-Identifier: Apache-2.0
package game;

/** A step of a guest to a cell beside it; what it would do is known before it is done. */
public abstract class Move {
  private final Guest mover;
  private final Cell target;
  private boolean done;

  protected Move(Guest mover, Cell target) {
    assert mover != null : "nobody moves";
    assert mover.isPlaced() : "the mover is nowhere";
    this.mover = mover;
    this.target = target;
  }

  /** Whether the guest on the target cell does not prevent the move. */
  protected abstract boolean accepts(Guest other);

  /** What happens to the guest on the target cell. */
  protected abstract void meet(Guest other);

  protected final Cell target() {
    return target;
  }

  public boolean isPossible() {
    if (done || target == null || !mover.location().isAdjacentTo(target)) {
      return false;
    }
    return target.isFree() || accepts(target.guest());
  }

  public boolean isDone() {
    return done;
  }

  public void apply() {
    assert isPossible() : "impossible";
    if (!target.isFree()) {
      meet(target.guest());
    }
    if (target.isFree()) {
      mover.deoccupy();
      mover.occupy(target);
    }
    done = true;
  }
}
