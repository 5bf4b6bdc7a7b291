// SPDX-License-Identifier: Apache-2.0
package rows;

/** F43: equals(Object) is tried with its own type, null and one other type. */
public class OwnEquals {
  private final int x;
  private final int y;

  public OwnEquals(int x, int y) {
    this.x = x;
    this.y = y;
  }

  @Override
  public boolean equals(Object other) {
    if (this == other) {
      return true;
    }
    if (other == null) {
      return false;
    }
    if (!(other instanceof OwnEquals)) {
      return false;
    }
    OwnEquals that = (OwnEquals) other;
    return x == that.x && y == that.y;
  }

  @Override
  public int hashCode() {
    return 31 * x + y;
  }
}
