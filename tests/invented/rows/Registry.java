// SPDX-License-Identifier: Apache-2.0
package rows;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** M5: class literals of an annotated and a plain class; the number is chosen. */
public class Registry {
  @Retention(RetentionPolicy.RUNTIME)
  public @interface Serial {
    short id() default 0;
  }

  public static String register(Class<?> type, boolean fail) {
    if (type.isAnnotationPresent(Serial.class)) {
      short id = type.getAnnotation(Serial.class).id();
      if (id == 1234) {
        return "reserved";
      }
      if (id < 0) {
        return "negative";
      }
      return "given";
    }
    if (fail) {
      throw new IllegalArgumentException("no id");
    }
    return "plain";
  }
}
