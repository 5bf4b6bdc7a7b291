// SPDX-License-Identifier: Apache-2.0
package rows;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** Every kind of element value steers a branch. */
public class ElementValues {
  public enum Level {
    LOW, HIGH
  }

  @Retention(RetentionPolicy.RUNTIME)
  public @interface Inner {
    long weight();
  }

  @Retention(RetentionPolicy.RUNTIME)
  public @interface Settings {
    int count() default 1;

    String name() default "";

    Level level() default Level.LOW;

    Class<?> type() default Object.class;

    String[] tags() default {};

    Inner inner() default @Inner(weight = 0);
  }

  public static String simple(Object target) {
    Settings settings = target.getClass().getAnnotation(Settings.class);
    if (settings == null) {
      return "none";
    }
    if (settings.count() == 42) {
      return "count";
    }
    if (settings.name().equals("main")) {
      return "name";
    }
    if (settings.level() == Level.HIGH) {
      return "level";
    }
    return "other";
  }

  public static String compound(Class<?> target) {
    Settings settings = target.getAnnotation(Settings.class);
    if (settings == null) {
      return "none";
    }
    if (settings.type() == String.class) {
      return "type";
    }
    if (settings.tags().length == 2 && settings.tags()[1].equals("x")) {
      return "tags";
    }
    if (settings.inner().weight() > 1000) {
      return "inner";
    }
    return "other";
  }
}
