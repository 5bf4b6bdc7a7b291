// SPDX-License-Identifier: Apache-2.0
package good;

/** The display of an elevator in a house with two floors above the ground. */
public class Elevator {
  private static final String[] LABELS = {"ground", "first", "second"};

  private int floor;
  private boolean open;

  public void openDoor() {
    open = true;
  }

  public void closeDoor() {
    open = false;
  }

  public void up() {
    if (open) {
      throw new IllegalStateException("the door is open");
    }
    if (floor < LABELS.length - 1) {
      floor++;
    }
  }

  public void down() {
    if (open) {
      throw new IllegalStateException("the door is open");
    }
    if (floor > 0) {
      floor--;
    }
  }

  public String display() {
    return LABELS[floor] + (open ? " (open)" : "");
  }
}
