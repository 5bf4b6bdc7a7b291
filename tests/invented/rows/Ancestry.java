// SPDX-License-Identifier: Apache-2.0
package rows;

/** Superclasses and interfaces of an unknown class. */
public class Ancestry {
  public interface Plugin {}

  public interface Marked {}

  /** What plugins may extend. */
  public abstract static class Base implements Plugin {}

  public static String ofClass(Class<?> type) {
    if (type.getSuperclass() == null) {
      return "root";
    }
    if (type.getSuperclass() == Base.class) {
      return "base";
    }
    return type.getSuperclass() == Object.class ? "direct" : "other";
  }

  public static String ofObject(Plugin plugin) {
    Class<?>[] interfaces = plugin.getClass().getInterfaces();
    if (interfaces.length == 0) {
      return "inherited";
    }
    if (interfaces.length == 2 && interfaces[1] == Marked.class) {
      return "marked";
    }
    return "plain";
  }
}
