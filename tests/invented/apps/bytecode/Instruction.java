// SPDX-License-Identifier: Apache-2.0
package bytecode;

/** One instruction of a method. */
public interface Instruction {
  int opcode();

  int length();
}
