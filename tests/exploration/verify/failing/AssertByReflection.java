// expect: FALSE
// witness: 55
// SPDX-License-Identifier: Apache-2.0

import java.lang.reflect.InvocationTargetException;

/** Reflection wraps the error, and the wrapper is caught. */
public final class AssertByReflection {
  public static void check(int x) {
    assert x != 55;
  }

  public static void main(String[] args) throws Exception {
    try {
      AssertByReflection.class.getMethod("check", int.class).invoke(null, Verifier.nondetInt());
    } catch (InvocationTargetException e) {
      System.out.println(e.getCause() != null);
    }
  }
}
