// SPDX-License-Identifier: Apache-2.0
package rows;

import java.lang.annotation.Annotation;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** What is there, what is inherited and how many there are. */
public class DeclaredAnnotations {
  @Retention(RetentionPolicy.RUNTIME)
  public @interface Plain {}

  @Inherited
  @Retention(RetentionPolicy.RUNTIME)
  public @interface Passed {}

  public static String kinds(Class<?> type) {
    Annotation[] all = type.getAnnotations();
    if (all.length == 2) {
      return "both";
    }
    for (Annotation each : type.getDeclaredAnnotations()) {
      if (each.annotationType() == Plain.class) {
        return "plain";
      }
    }
    if (type.isAnnotationPresent(Passed.class)) {
      return "passed";
    }
    return "none";
  }
}
