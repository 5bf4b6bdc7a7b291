// SPDX-License-Identifier: Apache-2.0
package bytecode;

/** Part of instructions that jump. */
public interface BranchTarget {
  int offset();
}
