// SPDX-License-Identifier: Apache-2.0
package expression;

/** Part of nodes whose value is known. */
public interface Constant {
  int value();
}
