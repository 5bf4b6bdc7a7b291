// SPDX-License-Identifier: Apache-2.0
package registry;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** Messages of this class travel under a number. */
@Retention(RetentionPolicy.RUNTIME)
public @interface Serializable {
  short id() default 0;

  Class<? extends Codec> codec() default Codec.class;
}
