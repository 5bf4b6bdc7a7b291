// expect: FALSE or UNKNOWN
// witness: 0
// SPDX-License-Identifier: Apache-2.0

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.reflect.Field;

/**
 * A small validator that looks at the fields of an object.
 * Hard: the run also learns what is otherwise each time.
 */
public final class AnnotationOnField {
  @Retention(RetentionPolicy.RUNTIME)
  private @interface NotZero {}

  private static final class Settings {
    @NotZero int width;
    int height;
  }

  private static boolean isValid(Object object) throws IllegalAccessException {
    for (Field field : object.getClass().getDeclaredFields()) {
      if (field.isAnnotationPresent(NotZero.class) && field.getInt(object) == 0) {
        return false;
      }
    }
    return true;
  }

  public static void main(String[] args) throws Exception {
    Settings settings = new Settings();
    settings.width = Verifier.nondetInt();
    assert isValid(settings);
  }
}
