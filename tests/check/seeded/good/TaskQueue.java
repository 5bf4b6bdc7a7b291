// SPDX-License-Identifier: Apache-2.0
package good;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Objects;

/** Tasks that are done in turn and tried again a little later. */
public class TaskQueue {
  private static final int[] DELAYS = {1, 2, 5, 10, 30};

  private final Deque<String> tasks = new ArrayDeque<>();
  private int done;

  public void add(String task) {
    Objects.requireNonNull(task, "task");
    if (task.isBlank()) {
      throw new IllegalArgumentException("a task needs a name");
    }
    tasks.addLast(task);
  }

  /** Does the next task and names it; "idle" if there is none. */
  public String runNext() {
    if (tasks.isEmpty()) {
      return "idle";
    }
    String task = tasks.removeFirst();
    done++;
    return task;
  }

  /** How long to wait after some attempts, always the longest time after many. */
  public int delayAfter(int attempts) {
    if (attempts < 0) {
      throw new IllegalArgumentException("attempts " + attempts);
    }
    return DELAYS[Math.min(attempts, DELAYS.length - 1)];
  }

  public int done() {
    return done;
  }
}
