// SPDX-License-Identifier: Apache-2.0
package rules;

/** Applies an action where the condition holds. */
public class FireRule {
  public static String fire(Condition condition, Action action, Fact fact) {
    if (!condition.matches(fact)) {
      return "not about it";
    }
    try {
      Fact result = action.apply(fact);
      if (result == null) {
        return "retracted";
      }
      if (result == fact) {
        return "unchanged";
      }
      return condition.matches(result) ? "again" : "settled";
    } catch (RuleException problem) {
      return "failed";
    } catch (IllegalStateException state) {
      return state.getMessage() == null ? "stopped" : "stopped: " + state.getMessage();
    }
  }
}
