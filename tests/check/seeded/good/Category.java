// SPDX-License-Identifier: Apache-2.0
package good;

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
    for (Category above = parent; above != null; above = above.parent) {
      if (above == this) {
        throw new IllegalArgumentException(name + " cannot be below itself");
      }
    }
    this.parent = parent;
  }

  public int depth() {
    return parent == null ? 0 : parent.depth() + 1;
  }

  /** The names from the outermost category on. */
  public String path() {
    if (parent == null) {
      return name;
    }
    return parent.path() + " > " + name;
  }
}
