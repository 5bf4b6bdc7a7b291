// SPDX-License-Identifier: Apache-2.0
package rows;

/** M6, p2: the field of a parameter is checked. */
public class BoxedField {
  public interface Item {
    int size();
  }

  public interface Fragile {
    boolean isBroken();
  }

  /** A box that anybody can fill. */
  public static class Box {
    public Item item;
  }

  public static String look(Box box) {
    if (box.item instanceof Fragile fragile) {
      return fragile.isBroken() ? "broken" : "fragile";
    }
    return "solid";
  }
}
