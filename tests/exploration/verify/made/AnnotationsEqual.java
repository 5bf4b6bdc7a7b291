// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** Two annotations with equal elements are equal. */
public final class AnnotationsEqual {
  @Retention(RetentionPolicy.RUNTIME)
  private @interface Size {
    int value();
  }

  @Size(4)
  private static final class First {}

  @Size(4)
  private static final class Second {}

  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    Size a = First.class.getAnnotation(Size.class);
    Size b = Second.class.getAnnotation(Size.class);
    assert a.equals(b) && a.hashCode() == b.hashCode() && (x == 4) == (x == a.value());
  }
}
