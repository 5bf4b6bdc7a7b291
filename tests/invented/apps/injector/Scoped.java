// SPDX-License-Identifier: Apache-2.0
package injector;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** How long one object serves all. */
@Retention(RetentionPolicy.RUNTIME)
public @interface Scoped {
  String value();

  boolean eager() default false;
}
