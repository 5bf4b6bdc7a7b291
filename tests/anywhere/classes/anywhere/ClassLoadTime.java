// SPDX-License-Identifier: Apache-2.0
package anywhere;

/** Remembers when it was loaded. */
public class ClassLoadTime {
  static final long LOADED = System.currentTimeMillis() / 86_400_000L;

  public static long day() {
    return LOADED;
  }

  public static boolean isOdd(int n) {
    return (LOADED + n) % 2 != 0;
  }
}
