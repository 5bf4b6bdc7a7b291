// SPDX-License-Identifier: Apache-2.0
package expression;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Takes every branch of the application. */
class ExpressionProof {
  /** Some calls throw on purpose. */
  interface Call {
    void run() throws Exception;
  }

  static void run(Call... calls) {
    for (Call call : calls) {
      try {
        call.run();
      } catch (Exception expected) {
        // it came this far
      }
    }
  }

  record Operation(char operator, Node left, Node right) implements Node {}

  record Number(int value) implements Node, Constant {
    @Override
    public char operator() {
      return ' ';
    }

    @Override
    public Node left() {
      return null;
    }

    @Override
    public Node right() {
      return null;
    }
  }

  record Name(String name) implements Node, Variable {
    @Override
    public char operator() {
      return ' ';
    }

    @Override
    public Node left() {
      return null;
    }

    @Override
    public Node right() {
      return null;
    }
  }

  @Test
  void applies() {
    Node one = new Number(1);
    Node two = new Number(2);
    for (char operator : "+*/?".toCharArray()) {
      for (Node right : List.of(one, two, new Number(0), new Name("a"))) {
        run(() -> Evaluate.evaluate(new Operation(operator, one, right), name -> 1),
            () -> Evaluate.evaluate(new Operation(operator, one, right), name -> null),
            () -> Simplify.product(new Operation(operator, right, two)), () -> Simplify.product(new Operation(operator, two, right)),
            () -> Simplify.product(new Operation(operator, right, new Name("b"))));
      }
    }
    Scope failing = name -> {
      throw new UndefinedException();
    };
    run(() -> SafeLookUp.lookUp(failing, one), () -> SafeLookUp.lookUp(failing, new Name(null)),
        () -> SafeLookUp.lookUp(failing, new Name("a")), () -> SafeLookUp.lookUp(name -> null, new Name("a")),
        () -> SafeLookUp.lookUp(name -> 100, new Name("a")), () -> SafeLookUp.lookUp(name -> 1, new Name("a")));
  }
}
