// SPDX-License-Identifier: Apache-2.0
package rows;

/** isAssignableFrom with an unknown receiver, an unknown argument and both. */
public class AssignableFrom {
  public interface Plugin {}

  public interface Closeable {}

  public static String byArgument(Class<?> type) {
    if (Plugin.class.isAssignableFrom(type)) {
      return Closeable.class.isAssignableFrom(type) ? "both" : "plugin";
    }
    return "other";
  }

  public static String byReceiver(Class<?> type) {
    return type.isAssignableFrom(Plugin.class) ? "above" : "beside";
  }

  public static String byBoth(Class<?> above, Class<?> below) {
    if (above != below && above.isAssignableFrom(below)) {
      return "above";
    }
    return "other";
  }
}
