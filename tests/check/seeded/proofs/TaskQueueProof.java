// SPDX-License-Identifier: Apache-2.0
package proofs;

import bad.TaskQueue;

/** One call of each defect of TaskQueue. */
public final class TaskQueueProof {
  private TaskQueueProof() {}

  public static void nothingToDo() {
    new TaskQueue().runNext();
  }

  public static void manyAttempts() {
    new TaskQueue().delayAfter(5);
  }
}
