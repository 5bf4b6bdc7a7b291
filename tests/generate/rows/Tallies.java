// SPDX-License-Identifier: Apache-2.0
package rows;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;

/** Results and inputs that newer Java has shorter words for. */
class Tallies {
  static Map<String, Integer> tally(int apples) {
    Map<String, Integer> counts = new TreeMap<>();
    if (apples > 2) counts.put("apples", apples);
    return counts;
  }

  static Map<String, Integer> both(boolean wanted) {
    Map<String, Integer> counts = new HashMap<>();
    if (wanted) {
      counts.put("apples", 1);
      counts.put("pears", 2);
    }
    return counts;
  }

  static boolean isNamed(Path path) {
    return path.toString().equals("named");
  }
}
