// SPDX-License-Identifier: Apache-2.0
package bytecode;

/** Part of instructions that pop. */
public interface StackConsumer {
  int consumed();
}
