// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** An element that is not written has its default. */
public final class AnnotationDefault {
  @Retention(RetentionPolicy.RUNTIME)
  private @interface Limit {
    int low() default 0;

    int high();
  }

  @Limit(high = 9)
  private static final class Digit {}

  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    Limit limit = Digit.class.getAnnotation(Limit.class);
    int clamped = Math.max(limit.low(), Math.min(limit.high(), x));
    assert clamped >= 0 && clamped <= 9;
  }
}
