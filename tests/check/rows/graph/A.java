// SPDX-License-Identifier: Apache-2.0
package graph;

/** Made of a B, or by one. */
public class A {
  private final int id;

  public A(B b) {
    id = b == null ? 1 : 2;
  }

  A(int id) {
    this.id = id;
  }

  int id() {
    return id;
  }
}
