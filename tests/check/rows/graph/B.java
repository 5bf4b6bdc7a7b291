// SPDX-License-Identifier: Apache-2.0
package graph;

/** Makes an A of a number. */
public class B {
  public B() {}

  public A m(int n) {
    return new A(n + 4);
  }
}
