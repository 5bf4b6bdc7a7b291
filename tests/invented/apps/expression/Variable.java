// SPDX-License-Identifier: Apache-2.0
package expression;

/** Part of nodes that have a name. */
public interface Variable {
  String name();
}
