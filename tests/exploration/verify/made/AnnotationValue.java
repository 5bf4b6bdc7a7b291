// expect: FALSE
// witness: 50
// SPDX-License-Identifier: Apache-2.0

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** The limit is an element of an annotation. */
public final class AnnotationValue {
  @Retention(RetentionPolicy.RUNTIME)
  private @interface Limit {
    int value();
  }

  @Limit(50)
  private static final class Order {}

  public static void main(String[] args) {
    int amount = Verifier.nondetInt();
    int limit = Order.class.getAnnotation(Limit.class).value();
    assert amount != limit;
  }
}
