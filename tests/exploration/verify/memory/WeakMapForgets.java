// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.util.Map;
import java.util.WeakHashMap;

/** An entry of a weak map may vanish once its key is gone. */
public final class WeakMapForgets {
  public static void main(String[] args) {
    Map<Object, String> names = new WeakHashMap<>();
    names.put(new Object(), "lost");
    System.gc();
    assert names.size() == 1;
  }
}
