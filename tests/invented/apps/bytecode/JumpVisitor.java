// SPDX-License-Identifier: Apache-2.0
package bytecode;

/** Is shown jumps, too. */
public interface JumpVisitor {
  void visitJump(int offset);
}
