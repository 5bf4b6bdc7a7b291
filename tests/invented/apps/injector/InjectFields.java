// SPDX-License-Identifier: Apache-2.0
package injector;

import java.lang.reflect.Field;

/** Sets the fields that are marked. */
public class InjectFields {
  public static int inject(Object target, Provider<?> provider) throws IllegalAccessException {
    int count = 0;
    for (Field field : target.getClass().getDeclaredFields()) {
      Inject inject = field.getAnnotation(Inject.class);
      if (inject == null) {
        continue;
      }
      Object value = provider.get();
      if (field.getType().isInstance(value)) {
        field.set(target, value);
        count++;
      } else if (!inject.optional()) {
        throw new IllegalStateException("nothing for " + field.getName());
      }
    }
    return count;
  }
}
