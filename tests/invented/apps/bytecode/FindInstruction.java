// SPDX-License-Identifier: Apache-2.0
package bytecode;

import java.util.Iterator;

/** Finds the instruction at a position. */
public class FindInstruction {
  public static Instruction at(Iterator<Instruction> code, int position) {
    int next = 0;
    while (code.hasNext()) {
      Instruction instruction = code.next();
      if (next == position) {
        return instruction;
      }
      next += instruction.length();
      if (next > position) {
        throw new IllegalArgumentException("inside an instruction");
      }
    }
    return null;
  }
}
