// SPDX-License-Identifier: Apache-2.0
package bad;

import java.util.Objects;

/** A category of a shop, which may be part of another one. */
public class Category {
  private final String name;
  private Category parent;

  public Category(String name) {
    this.name = Objects.requireNonNull(name, "name");
  }

  public void setParent(Category parent) {
    Objects.requireNonNull(parent, "parent");
    this.parent = parent;
  }

  public int depth() {
    return parent == null ? 0 : parent.depth() + 1; // BUG java.lang.StackOverflowError
  }

  /** The names from the outermost category on. */
  public String path() {
    if (parent == null) {
      return name;
    }
    return parent.path() + " > " + name; // BUG java.lang.StackOverflowError
  }
}
