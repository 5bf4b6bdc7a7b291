// SPDX-License-Identifier: Apache-2.0
package bad;

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
        int right = stack.pop(); // BUG java.util.NoSuchElementException
        stack.push(apply(word.charAt(0), stack.isEmpty() ? 0 : stack.pop(), right));
      } else {
        stack.push(Integer.parseInt(word)); // BUG java.lang.NumberFormatException
      }
    }
    return stack.pop();
  }

  private static int apply(char sign, int left, int right) {
    return switch (sign) {
      case '+' -> left + right;
      case '-' -> left - right;
      case '*' -> left * right;
      case '/' -> left / right; // BUG java.lang.ArithmeticException
      default -> left % right; // BUG java.lang.ArithmeticException
    };
  }
}
