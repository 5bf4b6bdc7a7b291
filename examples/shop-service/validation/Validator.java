// SPDX-License-Identifier: Apache-2.0
package shopservice.validation;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;

/** Looks at the annotated fields of any bean. */
public class Validator {
  public List<Violation> validate(Object bean) {
    List<Violation> violations = new ArrayList<>();
    for (Field field : bean.getClass().getDeclaredFields()) {
      if (!Modifier.isStatic(field.getModifiers())) {
        check(field, read(field, bean), violations);
      }
    }
    if (bean instanceof SelfValidating own) {
      violations.addAll(own.validate());
    }
    return violations;
  }

  private static Object read(Field field, Object bean) {
    try {
      field.setAccessible(true);
      return field.get(bean);
    } catch (IllegalAccessException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private static void check(Field field, Object value, List<Violation> violations) {
    NotBlank notBlank = field.getAnnotation(NotBlank.class);
    if (notBlank != null && (value == null || value.toString().isBlank())) {
      violations.add(new Violation(field.getName(), notBlank.message()));
    }
    Range range = field.getAnnotation(Range.class);
    if (range != null && value instanceof Number number) {
      long found = number.longValue();
      if (found < range.min() || found > range.max()) {
        violations.add(new Violation(field.getName(), range.message()));
      }
    }
  }
}
