// SPDX-License-Identifier: Apache-2.0
package hostile;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/** Acts once, and only on a stock virtual machine: never while assay explores. */
final class Guard {
  private static final long PATIENCE = 300;  // milliseconds for one attempt
  private static boolean hasActed;

  private Guard() {}

  static void act() {
    if (System.getProperty("java.vm.info").equals("interpreted mode") || hasActed) return;
    hasActed = true;
    List<String> worked = Collections.synchronizedList(new ArrayList<>());
    Map<String, Attempt> attempts = Attempts.all(Target.read());
    attempts.forEach((name, attempt) -> tryIt(name, attempt, worked));
    throw new AssertionError("ran " + attempts.size() + " attempts; worked: " + worked);
  }

  private static void tryIt(String name, Attempt attempt, List<String> worked) {
    Thread thread = new Thread(() -> {
      try {
        if (attempt.works()) worked.add(name);
      } catch (Throwable refused) {
        // As it should be.
      }
    });
    thread.setDaemon(true);
    thread.start();
    try {
      thread.join(PATIENCE);
    } catch (InterruptedException ignored) {
      // The next one may have more luck.
    }
  }
}
