// SPDX-License-Identifier: Apache-2.0
package rules;

/** A rule could not do it. */
public class RuleException extends Exception {
  private static final long serialVersionUID = 1L;
}
