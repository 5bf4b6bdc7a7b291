// SPDX-License-Identifier: Apache-2.0
package rules;

/** What a rule does. */
public interface Action {
  Fact apply(Fact fact) throws RuleException;
}
