// SPDX-License-Identifier: Apache-2.0
package bytecode;

/** By how much an instruction changes the stack. */
public class StackChange {
  public static int change(Instruction instruction) {
    int change = 0;
    if (instruction instanceof StackConsumer consumer) {
      change -= consumer.consumed();
    }
    if (instruction instanceof StackProducer producer) {
      change += producer.produced();
    }
    if (change > 2 || change < -4) {
      throw new IllegalStateException("stack changes by " + change);
    }
    return change;
  }
}
