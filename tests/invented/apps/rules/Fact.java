// SPDX-License-Identifier: Apache-2.0
package rules;

/** Something known. */
public interface Fact {
  int weight();
}
