// expect: FALSE
// witness: true
// SPDX-License-Identifier: Apache-2.0

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** An element that is a constant of an enum, and one that is a class. */
public final class AnnotationEnumElement {
  private enum Colour { RED, GREEN }

  @Retention(RetentionPolicy.RUNTIME)
  private @interface Paint {
    Colour colour();

    Class<?> on() default Object.class;
  }

  @Paint(colour = Colour.GREEN)
  private static final class Wall {}

  @Paint(colour = Colour.RED, on = Wall.class)
  private static final class Picture {}

  public static void main(String[] args) {
    Class<?> type = Verifier.nondetBoolean() ? Picture.class : Wall.class;
    Paint paint = type.getAnnotation(Paint.class);
    assert paint.colour() == Colour.GREEN || paint.on() == Object.class;
  }
}
