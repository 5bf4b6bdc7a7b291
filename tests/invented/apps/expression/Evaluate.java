// SPDX-License-Identifier: Apache-2.0
package expression;

/** The value of a tree. */
public class Evaluate {
  public static int evaluate(Node node, Scope scope) throws UndefinedException {
    if (node instanceof Constant constant) {
      return constant.value();
    }
    if (node instanceof Variable variable) {
      Integer value = scope.lookUp(variable.name());
      return value == null ? 0 : value;
    }
    int left = evaluate(node.left(), scope);
    int right = evaluate(node.right(), scope);
    switch (node.operator()) {
      case '+':
        return left + right;
      case '*':
        return left * right;
      case '/':
        if (right == 0) {
          throw new ArithmeticException("division by zero");
        }
        return left / right;
      default:
        throw new IllegalArgumentException("unknown operator");
    }
  }
}
