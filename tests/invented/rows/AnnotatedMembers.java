// SPDX-License-Identifier: Apache-2.0
package rows;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.reflect.Field;
import java.lang.reflect.Method;

/** Annotations on the methods and fields of a class that has to be invented. */
public class AnnotatedMembers {
  @Retention(RetentionPolicy.RUNTIME)
  public @interface Column {
    int width() default 10;
  }

  @Retention(RetentionPolicy.RUNTIME)
  public @interface Startup {
    int order() default 0;
  }

  public static int widestColumn(Object bean) {
    int widest = 0;
    for (Field field : bean.getClass().getDeclaredFields()) {
      Column column = field.getAnnotation(Column.class);
      if (column != null && column.width() > widest) {
        widest = column.width();
      }
    }
    return widest > 100 ? -1 : widest;
  }

  public static String startup(Class<?> type) {
    int found = 0;
    for (Method method : type.getDeclaredMethods()) {
      if (method.isAnnotationPresent(Startup.class)) {
        if (method.getAnnotation(Startup.class).order() < 0) {
          return "negative";
        }
        found++;
      }
    }
    return found == 0 ? "none" : "some";
  }
}
