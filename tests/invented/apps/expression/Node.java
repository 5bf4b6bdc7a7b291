// SPDX-License-Identifier: Apache-2.0
package expression;

/** Part of an expression. */
public interface Node {
  char operator();

  Node left();

  Node right();
}
