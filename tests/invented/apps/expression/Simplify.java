// SPDX-License-Identifier: Apache-2.0
package expression;

/** What is left of a product. */
public class Simplify {
  public static Node product(Node node) {
    if (node.operator() != '*') {
      return node;
    }
    Node left = node.left();
    Node right = node.right();
    if (left instanceof Constant constant && constant.value() == 1) {
      return right;
    }
    if (right instanceof Constant constant && constant.value() == 1) {
      return left;
    }
    return node;
  }
}
