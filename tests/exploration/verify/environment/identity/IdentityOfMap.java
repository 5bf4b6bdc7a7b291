// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.util.HashMap;
import java.util.Map;

/** The hash code of a map is made of those of its values. */
public final class IdentityOfMap {
  public static void main(String[] args) {
    Map<String, Object> map = new HashMap<>();
    map.put("a", new Object());
    assert map.hashCode() != 77;
  }
}
