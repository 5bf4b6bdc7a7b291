// SPDX-License-Identifier: Apache-2.0
package anywhere;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Draws lots. */
public class Shuffled {
  public int draw(int n) {
    if (n < 1) return 0;
    List<Integer> lots = new ArrayList<>();
    for (int i = 0; i < Math.min(n, 20); i++) lots.add(i);
    Collections.shuffle(lots);
    return lots.get(0);
  }
}
