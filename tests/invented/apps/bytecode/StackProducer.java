// SPDX-License-Identifier: Apache-2.0
package bytecode;

/** Part of instructions that push. */
public interface StackProducer {
  int produced();
}
