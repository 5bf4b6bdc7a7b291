// SPDX-License-Identifier: Apache-2.0
package examples;

/** X07: a cast of one element succeeds, of the other fails. */
public class Downcast {
  private static class Base {}

  private static final class Leaf extends Base {}

  public static boolean first() {
    Base[] row = {new Leaf(), new Base()};
    Leaf leaf = (Leaf) row[0];
    return leaf != null;
  }

  public static boolean second() {
    Base[] row = {new Leaf(), new Base()};
    Leaf leaf = (Leaf) row[1]; // @cast
    return leaf != null;
  }
}
