// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

import java.util.EnumSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/** Where a set lies in a map depends on the identity of its elements, whether it is found does not. */
public final class IdentityOfSetAsKey {
  private enum Side { LEFT, RIGHT }

  public static void main(String[] args) {
    Map<Set<Side>, String> map = new HashMap<>();
    map.put(EnumSet.of(Side.LEFT), "left");
    assert "left".equals(map.get(EnumSet.of(Side.LEFT)));
  }
}
