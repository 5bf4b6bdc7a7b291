// expect: FALSE
// witness: 7
// SPDX-License-Identifier: Apache-2.0

import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** Repeated annotations come as a list. */
public final class AnnotationRepeated {
  @Retention(RetentionPolicy.RUNTIME)
  @Repeatable(All.class)
  private @interface Bad {
    int value();
  }

  @Retention(RetentionPolicy.RUNTIME)
  private @interface All {
    Bad[] value();
  }

  @Bad(3)
  @Bad(7)
  private static final class Numbers {}

  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    Verifier.assume(x != 3);
    for (Bad bad : Numbers.class.getAnnotationsByType(Bad.class)) {
      assert x != bad.value();
    }
  }
}
