// SPDX-License-Identifier: Apache-2.0
package rules;

/** Whether a rule is about a fact. */
public interface Condition {
  boolean matches(Fact fact);
}
