// SPDX-License-Identifier: Apache-2.0
package rows;

/** isInstance with an unknown receiver, an unknown argument and both. */
public class InstanceCheck {
  public interface Plugin {}

  public interface Closeable {}

  public static String byArgument(Plugin plugin) {
    return Closeable.class.isInstance(plugin) ? "closeable" : "plain";
  }

  public static String byReceiver(Class<?> type) {
    return type.isInstance("text") ? "text" : "other";
  }

  public static String byBoth(Class<?> type, Plugin plugin) {
    if (type.isInstance(plugin)) {
      return type == Plugin.class ? "plugin" : "another";
    }
    return "no";
  }
}
