// SPDX-License-Identifier: Apache-2.0
package rows;

import java.util.Map;

/** F63: what is different each time is not asserted. */
public class Elapsed {
  private final long started = System.nanoTime();

  public long nanoseconds() {
    return System.nanoTime() - started;
  }

  public static int depth(Exception from) {
    return from.getStackTrace().length;
  }

  public static String thread() {
    return new Thread(() -> {}).getName();
  }

  public static Object firstKey() {
    return Map.of(0, 1, "", 2).keySet().iterator().next();
  }

  public static String folder() {
    return System.getProperty("user.dir");
  }
}
