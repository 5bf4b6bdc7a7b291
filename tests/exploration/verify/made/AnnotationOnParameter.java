// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.reflect.Method;

/** The annotation of a parameter says how often to repeat. */
public final class AnnotationOnParameter {
  @Retention(RetentionPolicy.RUNTIME)
  private @interface Times {
    int value();
  }

  static int grow(@Times(3) int start) {
    return start + 1;
  }

  public static void main(String[] args) throws Exception {
    int x = Verifier.nondetInt();
    Method grow = AnnotationOnParameter.class.getDeclaredMethod("grow", int.class);
    int times = ((Times) grow.getParameterAnnotations()[0][0]).value();
    int y = x;
    for (int i = 0; i < times; i++) {
      y = grow(y);
    }
    assert y == x + 3;
  }
}
