// expect: FALSE
// witness: 2
// SPDX-License-Identifier: Apache-2.0

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.reflect.Method;

/** The annotations of two methods, found by reflection. */
public final class AnnotationOnMethod {
  @Retention(RetentionPolicy.RUNTIME)
  private @interface Cost {
    int value();
  }

  private static final class Service {
    @Cost(1)
    void cheap() {}

    @Cost(100)
    void dear() {}
  }

  public static void main(String[] args) throws Exception {
    int x = Verifier.nondetInt();
    Method method = Service.class.getDeclaredMethod(x == 2 ? "dear" : "cheap");
    assert method.getAnnotation(Cost.class).value() < 100;
  }
}
