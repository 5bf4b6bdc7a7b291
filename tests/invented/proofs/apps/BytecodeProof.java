// SPDX-License-Identifier: Apache-2.0
package bytecode;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Takes every branch of the application. */
class BytecodeProof {
  /** Some calls throw on purpose. */
  interface Call {
    void run() throws Exception;
  }

  static void run(Call... calls) {
    for (Call call : calls) {
      try {
        call.run();
      } catch (Exception expected) {
        // it came this far
      }
    }
  }

  record Plain(int opcode, int length) implements Instruction {}

  record Jump(int opcode, int length, int offset) implements Instruction, BranchTarget {}

  record Stacked(int opcode, int length, int produced, int consumed) implements Instruction, StackProducer, StackConsumer {}

  static class Jumps implements InstructionVisitor, JumpVisitor {
    @Override
    public boolean visitPlain(Instruction instruction) {
      return false;
    }

    @Override
    public void visitJump(int offset) {}
  }

  @Test
  void applies() {
    run(() -> AcceptInstruction.accept(new Plain(1, 1), each -> true), () -> AcceptInstruction.accept(new Plain(1, 1), each -> false),
        () -> AcceptInstruction.accept(new Jump(1, 1, 1), each -> true),
        () -> AcceptInstruction.accept(new Jump(1, 1, 1), new Jumps()),
        () -> AcceptInstruction.accept(new Jump(1, 1, -1), new Jumps()), () -> StackChange.change(new Plain(1, 1)),
        () -> StackChange.change(new Stacked(1, 1, 1, 1)), () -> StackChange.change(new Stacked(1, 1, 3, 0)),
        () -> StackChange.change(new Stacked(1, 1, 0, 5)));
    List<Instruction> code = List.of(new Plain(1, 2), new Plain(1, 2));
    for (int position = 0; position < 5; position++) {
      int at = position;
      run(() -> FindInstruction.at(code.iterator(), at));
    }
  }
}
