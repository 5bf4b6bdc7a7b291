// SPDX-License-Identifier: Apache-2.0
package rows;

/** M6, p3: what a method of a parameter returns is checked. */
public class BoxedResult {
  public interface Item {
    int size();
  }

  public interface Fragile {
    boolean isBroken();
  }

  public interface Box {
    Item get();
  }

  public static String look(Box box) {
    if (box.get() instanceof Fragile fragile) {
      return fragile.isBroken() ? "broken" : "fragile";
    }
    return "solid";
  }
}
