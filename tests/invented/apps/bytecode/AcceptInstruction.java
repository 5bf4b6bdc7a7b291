// SPDX-License-Identifier: Apache-2.0
package bytecode;

/** Shows an instruction to a visitor, jumps to those that want them. */
public class AcceptInstruction {
  public static String accept(Instruction instruction, InstructionVisitor visitor) {
    if (instruction instanceof BranchTarget target) {
      if (visitor instanceof JumpVisitor jumps) {
        jumps.visitJump(target.offset());
        return target.offset() < 0 ? "backward" : "forward";
      }
      return "not wanted";
    }
    return visitor.visitPlain(instruction) ? "taken" : "left";
  }
}
