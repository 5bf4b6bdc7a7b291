// SPDX-License-Identifier: Apache-2.0
package anywhere;

import java.util.HashSet;
import java.util.Set;

/** Orders by identity. */
public class HashOrder {
  public String first(int n) {
    Set<Object> set = new HashSet<>();
    for (int i = 0; i < 3; i++) set.add(new Object());
    return n > 2 ? "many" : Integer.toHexString(set.iterator().next().hashCode());
  }

  public int code() {
    return System.identityHashCode(this) % 2;
  }
}
