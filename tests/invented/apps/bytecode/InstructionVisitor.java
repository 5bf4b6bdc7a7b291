// SPDX-License-Identifier: Apache-2.0
package bytecode;

/** Is shown instructions. */
public interface InstructionVisitor {
  boolean visitPlain(Instruction instruction);
}
