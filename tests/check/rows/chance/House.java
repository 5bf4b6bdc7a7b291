// SPDX-License-Identifier: Apache-2.0
package chance;

/** Has rooms that belong to it. */
public class House {
  private final int floors;

  public House(int floors) {
    this.floors = floors;
  }

  /** Not static: there is no room without a house. */
  public class Room {
    public int share(int people) {
      return floors / people; // @share
    }
  }
}
