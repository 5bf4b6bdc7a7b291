// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** An annotation that is not kept at run time is not there. */
public final class AnnotationAbsent {
  @Retention(RetentionPolicy.CLASS)
  private @interface Checked {}

  @Checked
  private static final class Account {}

  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    if (Account.class.isAnnotationPresent(Checked.class)) {
      assert x != 4;
    }
  }
}
