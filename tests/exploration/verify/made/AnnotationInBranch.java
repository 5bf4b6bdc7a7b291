// expect: FALSE
// witness: -30
// SPDX-License-Identifier: Apache-2.0

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** An annotation is read on one branch only. */
public final class AnnotationInBranch {
  @Retention(RetentionPolicy.RUNTIME)
  private @interface Range {
    int[] value();
  }

  @Range({-20, 20})
  private static final class Temperature {}

  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    if (x < -10) {
      int[] range = Temperature.class.getAnnotation(Range.class).value();
      assert x >= range[0] && x <= range[1];
    }
  }
}
