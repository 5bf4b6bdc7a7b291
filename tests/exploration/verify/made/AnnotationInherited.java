// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** Subclasses inherit only annotations that say so. */
public final class AnnotationInherited {
  @Inherited
  @Retention(RetentionPolicy.RUNTIME)
  private @interface Kept {}

  @Retention(RetentionPolicy.RUNTIME)
  private @interface Lost {}

  @Kept
  @Lost
  private static class Base {}

  private static final class Derived extends Base {}

  public static void main(String[] args) {
    Class<?> type = Verifier.nondetBoolean() ? Base.class : Derived.class;
    assert type.isAnnotationPresent(Kept.class);
    assert type.isAnnotationPresent(Lost.class) == (type == Base.class);
  }
}
