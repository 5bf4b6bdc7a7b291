// SPDX-License-Identifier: Apache-2.0
package shopservice.validation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The number must lie between two others. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.FIELD)
public @interface Range {
  long min() default Long.MIN_VALUE;

  long max() default Long.MAX_VALUE;

  String message() default "out of range";
}
