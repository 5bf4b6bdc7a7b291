// SPDX-License-Identifier: Apache-2.0
package anywhere;

/** Numbers by the clock. */
public class Stamp {
  private final long made = System.currentTimeMillis();

  public long made() {
    return made;
  }

  public String name(int n) {
    return n == 7 ? "seven" : "file-" + made + "-" + n;
  }
}
