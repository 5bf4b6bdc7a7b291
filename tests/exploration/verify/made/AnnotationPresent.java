// expect: FALSE
// witness: 4
// SPDX-License-Identifier: Apache-2.0

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** Reading whether an annotation is there, then an input that fails. */
public final class AnnotationPresent {
  @Retention(RetentionPolicy.RUNTIME)
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
