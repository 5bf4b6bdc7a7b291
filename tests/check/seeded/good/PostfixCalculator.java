// SPDX-License-Identifier: Apache-2.0
package good;

import java.util.ArrayDeque;
import java.util.Deque;

/** Computes terms such as "3 4 +". */
public class PostfixCalculator {
  private final Deque<Integer> stack = new ArrayDeque<>();

  /** The value of a term; a term that is none is rejected. */
  public int evaluate(String term) {
    if (term.length() > 100) {
      throw new IllegalArgumentException("too long a term");
    }
    stack.clear();
    for (String word : term.trim().split(" +")) {
      if (word.length() == 1 && "+-*/%".contains(word)) {
        if (stack.size() < 2) {
          throw new IllegalArgumentException("too few numbers: " + term);
        }
        int right = stack.pop();
        stack.push(apply(word.charAt(0), stack.isEmpty() ? 0 : stack.pop(), right));
      } else {
        stack.push(number(word));
      }
    }
    return stack.pop();
  }

  private static int apply(char sign, int left, int right) {
    if (right == 0 && (sign == '/' || sign == '%')) {
      throw new IllegalArgumentException("division by zero");
    }
    return switch (sign) {
      case '+' -> left + right;
      case '-' -> left - right;
      case '*' -> left * right;
      case '/' -> left / right;
      default -> left % right;
    };
  }

  private static int number(String word) {
    if (!word.matches("-?[0-9]{1,9}")) {
      throw new IllegalArgumentException("no number: " + word);
    }
    return Integer.parseInt(word);
  }
}
