// SPDX-License-Identifier: Apache-2.0
package injector;

/** Where objects of a class are kept. */
public class BindScope {
  public static String scope(Class<?> type) {
    Scoped scoped = type.getAnnotation(Scoped.class);
    if (scoped == null) {
      return type.isInterface() ? "unbound" : "prototype";
    }
    if (scoped.value().equals("singleton")) {
      return scoped.eager() ? "eager singleton" : "singleton";
    }
    if (scoped.value().isEmpty()) {
      throw new IllegalArgumentException("nameless scope");
    }
    return scoped.value();
  }
}
