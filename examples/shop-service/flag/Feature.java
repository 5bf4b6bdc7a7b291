// SPDX-License-Identifier: Apache-2.0
package shopservice.flag;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Marks what belongs to a feature that can be switched off. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface Feature {
  String value();

  /** What holds if nobody has decided. */
  boolean enabledByDefault() default true;
}
