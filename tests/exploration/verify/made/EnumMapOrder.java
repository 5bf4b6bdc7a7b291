// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

import java.util.EnumMap;
import java.util.Map;

/** An EnumMap iterates in the order of the constants, not of the calls. */
public final class EnumMapOrder {
  private enum Size { SMALL, MIDDLE, LARGE }

  public static void main(String[] args) {
    Map<Size, Integer> counts = new EnumMap<>(Size.class);
    if (Verifier.nondetBoolean()) {
      counts.put(Size.LARGE, 3);
      counts.put(Size.SMALL, 1);
    } else {
      counts.put(Size.SMALL, 1);
      counts.put(Size.LARGE, 3);
    }
    assert counts.keySet().iterator().next() == Size.SMALL;
  }
}
