// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.util.Map;
import java.util.WeakHashMap;

/** The entry of a weak map may be gone as soon as nobody else has its key. */
public final class WeakMapSize {
  public static void main(String[] args) {
    Map<Object, String> map = new WeakHashMap<>();
    map.put(new Object(), "value");
    assert map.size() == 1;
  }
}
