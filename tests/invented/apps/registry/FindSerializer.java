// SPDX-License-Identifier: Apache-2.0
package registry;

/** Looks for the nearest class above that says how it is written. */
public class FindSerializer {
  public static Class<?> find(Class<?> type) {
    for (Class<?> each = type; each != null; each = each.getSuperclass()) {
      Serializable found = each.getAnnotation(Serializable.class);
      if (found != null) {
        return found.codec();
      }
    }
    return null;
  }
}
