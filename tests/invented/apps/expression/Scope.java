// SPDX-License-Identifier: Apache-2.0
package expression;

/** What the names mean. */
public interface Scope {
  Integer lookUp(String name) throws UndefinedException;
}
