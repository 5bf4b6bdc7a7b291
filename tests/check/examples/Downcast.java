// SPDX-License-Identifier: Apache-2.0
package examples;

/** X07: what an element is decides whether a cast fails. */
public final class Downcast {
  /** A thing. */
  public static class Base {}

  /** A special thing. */
  public static class Leaf extends Base {}

  private Downcast() {}

  public static Leaf first() {
    Base[] row = {new Leaf(), new Base()};
    return (Leaf) row[0];
  }

  public static Leaf second() {
    Base[] row = {new Leaf(), new Base()};
    return (Leaf) row[1]; // @second
  }
}
