// SPDX-License-Identifier: Apache-2.0
package rows;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;

/** Collects what the public fields of a bean do not fulfil. */
public class Validator {
  @Retention(RetentionPolicy.RUNTIME)
  public @interface Required {}

  @Retention(RetentionPolicy.RUNTIME)
  public @interface Most {
    int value();
  }

  public static List<String> validate(Object bean) throws IllegalAccessException {
    List<String> problems = new ArrayList<>();
    for (Field field : bean.getClass().getFields()) {
      Object value = field.get(bean);
      if (field.isAnnotationPresent(Required.class) && value == null) {
        problems.add("missing");
      }
      Most most = field.getAnnotation(Most.class);
      if (most != null && value instanceof Integer number && number > most.value()) {
        problems.add("too much");
      }
    }
    return problems;
  }
}
