// SPDX-License-Identifier: Apache-2.0
package rows;

/** F36: sets the counter the branch of StaticCounter.state() needs. */
public class StaticCounterControl {
  public static void advance() {
    StaticCounter.count++;
  }

  public static void reset() {
    StaticCounter.count = 0;
  }
}
