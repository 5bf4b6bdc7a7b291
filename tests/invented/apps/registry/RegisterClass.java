// SPDX-License-Identifier: Apache-2.0
package registry;

/** Gives classes their number. */
public class RegisterClass {
  public static int register(Class<?> type, boolean strict) {
    if (type.isAnnotationPresent(Serializable.class)) {
      short id = type.getAnnotation(Serializable.class).id();
      if (id == 0) {
        return type.getName().length();
      }
      return id;
    }
    if (strict) {
      throw new IllegalArgumentException(type + " has no id");
    }
    return -1;
  }
}
