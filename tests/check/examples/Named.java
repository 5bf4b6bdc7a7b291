// SPDX-License-Identifier: Apache-2.0
package examples;

import java.util.Objects;

/** X24: one of two constructors leaves a field unset. */
public class Named {
  private String id;
  private int number;

  public Named(String id) {
    this.id = Objects.requireNonNull(id, "id");
  }

  public Named(int number) {
    this.number = number;
  }

  public int width() {
    return id.length() + number; // @width
  }
}
