// SPDX-License-Identifier: Apache-2.0
package rows;

/** Answers that differ with the argument. */
public class AnswersByArgument {
  public interface Prices {
    int of(String article);
  }

  public static String compare(Prices prices) {
    int tea = prices.of("tea");
    int coffee = prices.of("coffee");
    if (tea > coffee) {
      return "tea is dearer";
    }
    if (tea == coffee) {
      return "same";
    }
    return "coffee is dearer";
  }
}
