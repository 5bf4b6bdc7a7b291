// SPDX-License-Identifier: Apache-2.0
package rows;

import java.util.NoSuchElementException;

/** Which handler runs depends on the type of what is thrown. */
public class HandlerTypes {
  public static String run(Runnable task) {
    try {
      task.run();
      return "done";
    } catch (IllegalStateException | NoSuchElementException state) {
      return "state";
    } catch (RuntimeException other) {
      return other.getCause() == null ? "other" : "caused";
    } catch (Error error) {
      return error instanceof AssertionError ? "assertion" : "error";
    }
  }
}
