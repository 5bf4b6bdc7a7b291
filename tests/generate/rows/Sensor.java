// SPDX-License-Identifier: Apache-2.0
package rows;

/** F76: an interface nobody implements; a stand-in gives the values the branches need. */
public class Sensor {
  /** What is stood in for. */
  public interface Probe {
    int celsius();
  }

  public static String state(Probe probe) {
    if (probe.celsius() > 90) {
      return "hot";
    }
    return "cold";
  }
}
