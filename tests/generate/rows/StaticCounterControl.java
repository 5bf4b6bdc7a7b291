// SPDX-License-Identifier: Apache-2.0
package rows;

/** F36: sets the counter the branch of StaticCounter.state() needs. */
public class StaticCounterControl {
  public static void advance() {
    StaticCounter.count++;
  }
}
