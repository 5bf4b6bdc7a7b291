// SPDX-License-Identifier: Apache-2.0
package rows;

/** What kind of type a class literal stands for. */
public class ClassKinds {
  public static String kind(Class<?> type) {
    if (type.isAnnotation()) {
      return "annotation";
    }
    if (type.isInterface()) {
      return "interface";
    }
    if (type.isEnum()) {
      return "enum";
    }
    if (type.isRecord()) {
      return "record";
    }
    if (type.isArray()) {
      return type.getComponentType().isPrimitive() ? "plain array" : "array";
    }
    if (type.isPrimitive()) {
      return type == void.class ? "void" : "primitive";
    }
    return "class";
  }

  public static String sealed(Class<?> type) {
    return type.isSealed() ? "sealed" : "open";
  }
}
