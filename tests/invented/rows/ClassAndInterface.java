// SPDX-License-Identifier: Apache-2.0
package rows;

/** An abstract class whose constructor takes arguments, and an interface beside it. */
public class ClassAndInterface {
  /** Its constructor rejects some arguments. */
  public abstract static class Task {
    private final int priority;

    protected Task(int priority) {
      if (priority < 0) {
        throw new IllegalArgumentException("negative");
      }
      this.priority = priority;
    }

    public int priority() {
      return priority;
    }

    public abstract String title();
  }

  public interface Cancellable {
    boolean cancel();
  }

  public static String stop(Task task) {
    if (task.priority() > 50) {
      return "kept " + task.title().length();
    }
    if (task instanceof Cancellable cancellable) {
      return cancellable.cancel() ? "cancelled" : "refused";
    }
    return "ignored";
  }
}
