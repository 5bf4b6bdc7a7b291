// SPDX-License-Identifier: Apache-2.0
package rows;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Map;

/** Sets the fields that ask for it, in any class. */
public class Injector {
  @Retention(RetentionPolicy.RUNTIME)
  public @interface Inject {
    boolean optional() default false;
  }

  public static int inject(Object target, Map<Class<?>, Object> known) throws IllegalAccessException {
    int done = 0;
    for (Field field : target.getClass().getDeclaredFields()) {
      Inject inject = field.getAnnotation(Inject.class);
      if (inject == null) {
        continue;
      }
      if (Modifier.isStatic(field.getModifiers())) {
        throw new IllegalStateException("static field");
      }
      Object value = known.get(field.getType());
      if (value == null) {
        if (!inject.optional()) {
          throw new IllegalArgumentException("nothing for " + field.getName());
        }
        continue;
      }
      field.set(target, value);
      done++;
    }
    return done;
  }
}
