// SPDX-License-Identifier: Apache-2.0
package injector;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** To be set by the injector. */
@Retention(RetentionPolicy.RUNTIME)
public @interface Inject {
  boolean optional() default false;
}
